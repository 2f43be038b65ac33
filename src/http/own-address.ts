/**
 * Only requests that name this server, from no page but its own. A web page the user visits can reach a
 * loopback port through a name it controls (DNS rebinding) or a form (CSRF); both show in Host or Origin.
 */
import type { MiddlewareHandler } from 'hono'
import { problem } from '../domain/problem.ts'
import type { Env } from './env.ts'

const NAMES = ['127.0.0.1', 'localhost', '[::1]']

export function ownAddress(port: number): MiddlewareHandler<Env> {
  const hosts = new Set(NAMES.map((name) => (port === 80 ? name : `${name}:${port}`)))
  return async (c, next) => {
    const { host } = new URL(c.req.url)
    const named = c.req.header('host')?.toLowerCase() ?? host
    const stranger = [host, named].find((name) => !hosts.has(name))
    if (stranger !== undefined) throw problem('FORBIDDEN_ORIGIN', { origin: stranger })
    const origin = c.req.header('origin')
    if (origin !== undefined && !isOwn(origin, hosts)) throw problem('FORBIDDEN_ORIGIN', { origin })
    await next()
  }
}

function isOwn(origin: string, hosts: ReadonlySet<string>): boolean {
  return origin.startsWith('http://') && hosts.has(origin.slice('http://'.length))
}
