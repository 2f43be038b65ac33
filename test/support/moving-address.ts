/** One address for whichever server serves just now, as a cluster gives its clients. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface MovingAddress {
  readonly port: number
  /** Every connection breaks; new ones lead there. */
  moveTo(port: number): void
  close(): Promise<void>
}

export async function movingAddress(first: number): Promise<MovingAddress> {
  const open = new Set<Socket>()
  let target = first
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    open.add(near).add(far)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        open.delete(one)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      target = port
      cut()
    },
    async close() {
      server.close()
      cut()
    },
  }
}
