/**
 * Only requests that name this server, from no page but its own. A web page the user visits can reach a
 * loopback port through a name it controls (DNS rebinding) or a form (CSRF); both show in Host or Origin.
 */
import type { MiddlewareHandler } from 'hono'
import { problem } from '../domain/problem.ts'
import type { Env } from './env.ts'
import type { AppParts } from './parts.ts'

/** Asked for by the address of a machine or a pod, whatever that is; they tell nobody anything. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const NAMES = ['127.0.0.1', 'localhost', '[::1]']

type Address = Pick<AppParts, 'port' | 'public_url' | 'trusted_origins'>

export function ownAddress({ port, public_url, trusted_origins }: Address): MiddlewareHandler<Env> {
  const local = NAMES.map((name) => ([80, 443].includes(port) ? name : `${name}:${port}`))
  const known = [...(public_url === null ? [] : [public_url]), ...trusted_origins].map((url) => new URL(url))
  const hosts = new Set([...local, ...known.map(({ host }) => host)])
  const origins = new Set(known.map((url) => url.origin))
  return (c, next) => {
    const header = c.req.header('host')?.toLowerCase()
    const { host, protocol } = addressOf(c.req.url, header)
    const named = header ?? host
    const stranger = PROBES.has(c.req.path) ? undefined : [host, named].find((name) => !hosts.has(name))
    if (stranger !== undefined) throw problem('FORBIDDEN_ORIGIN', { origin: stranger })
    const origin = c.req.header('origin')
    const ours =
      origin === undefined || origins.has(origin) || local.some((name) => origin === `${protocol}//${name}`)
    if (!ours) throw problem('FORBIDDEN_ORIGIN', { origin })
    return next()
  }
}

/** Where the address begins with the name in the header, as nearly all do, there is nothing to take apart. */
function addressOf(url: string, named: string | undefined): Pick<URL, 'host' | 'protocol'> {
  const isNamed = named !== undefined && url.startsWith(`http://${named}/`)
  return isNamed ? { host: named, protocol: 'http:' } : new URL(url)
}
