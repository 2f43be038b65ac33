/** An app on a port. It stops without cutting anyone off: running requests may end first, for a while. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from './env.ts'
import { inStep } from './in-step.ts'
import { LONG_BODY } from './json-body.ts'

const PATIENCE_MS = 10_000
const SWEEP_MS = 25

/**
 * Whoever dribbles in a request does not keep a socket for long; only an import may take its time. A running turn is
 * not bound by these.
 */
const TIME_OUTS = { headers: 10_000, body: 30_000, import: 60 * 60_000, idle: 10_000, look: 1000 }

/** Certificate and key, as text. */
export interface Tls {
  readonly cert: string
  readonly key: string
}

export interface Listening {
  readonly port: number
  /** Ends when no request is running any more, or after ten seconds. */
  stop(): Promise<void>
  /** Another certificate, for connections from now on. */
  renew(tls: Tls): void
}

type Connected = HttpBindings | Http2Bindings

/** The app is made once the port is known: port 0 means any free one. */
export async function listen(
  host: string,
  port: number,
  appFor: (port: number) => Hono<Env> | Promise<Hono<Env>>,
  tls: Tls | null = null,
  timeOuts = TIME_OUTS,
): Promise<Listening> {
  let app: Hono<Env> | undefined
  const theOthers = inStep()
  const fetch = async (request: Request, env: Connected) => {
    await theOthers()
    const { complete, destroyed, url } = env.incoming
    // Most bodies come with the rest of the request, and need no timer.
    if (!complete && !destroyed && url !== LONG_BODY) cutOffAfter(timeOuts.body, env.incoming)
    return (await app?.fetch(request, env)) ?? notYet()
  }
  const server = createAdaptorServer({
    fetch,
    ...(tls && { createServer }),
    serverOptions: {
      ...tls,
      headersTimeout: timeOuts.headers,
      requestTimeout: timeOuts.import,
      keepAliveTimeout: timeOuts.idle,
      connectionsCheckingInterval: timeOuts.look,
    },
  }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  app = await appFor(actual)
  return {
    port: actual,
    stop: () => stop(server),
    renew: (renewed) => (server as unknown as SecureServer).setSecureContext(renewed),
  }
}

/** In the words that Node itself has for it. */
function cutOffAfter(ms: number, incoming: Connected['incoming']): void {
  const timer = setTimeout(() => {
    if (incoming.complete) return
    incoming.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    incoming.socket.destroySoon()
  }, ms)
  incoming.once('close', () => clearTimeout(timer))
}

function notYet(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
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
