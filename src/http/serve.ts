/** An app on a loopback port. It stops without cutting anyone off: running requests may end first, for a while. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from './env.ts'

const PATIENCE_MS = 10_000
const SWEEP_MS = 25

export interface Listening {
  readonly port: number
  /** Ends when no request is running any more, or after ten seconds. */
  stop(): Promise<void>
}

/** The app is made once the port is known: port 0 means any free one. */
export async function listen(
  host: string,
  port: number,
  appFor: (port: number) => Hono<Env>,
): Promise<Listening> {
  let app: Hono<Env> | undefined
  const server = createAdaptorServer({ fetch: (request) => app?.fetch(request) }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  app = appFor(actual)
  return { port: actual, stop: () => stop(server) }
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A kept-alive connection is idle only once its last response is out.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const giveUp = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
}
