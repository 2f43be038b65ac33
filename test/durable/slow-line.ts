/** A line to a server on this machine that takes its time, and breaks when told to. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SlowLine {
  readonly port: number
  /** Every connection breaks, with whatever was under way. */
  cut(): void
  close(): Promise<void>
}

export async function slowLine(to: number, delay_ms: number): Promise<SlowLine> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    late(near, far, delay_ms)
    late(far, near, delay_ms)
    open.add(near).add(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      server.close()
      cut()
    },
  }
}

function late(from: Socket, to: Socket, delay_ms: number): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk, () => undefined), delay_ms))
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), delay_ms))
}
