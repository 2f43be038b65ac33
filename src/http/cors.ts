/**
 * Pages elsewhere that SAYSO_TRUSTED_ORIGINS names may ask with a token of their own and read the answer (CORS). Cookies
 * stay out of it: nobody is signed in there by being signed in here.
 */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Env } from './env.ts'
import type { AppParts } from './parts.ts'

const SENT = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  'last-event-id',
  'sayso-timezone',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
]
const READ = [
  'etag',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'www-authenticate',
  'mcp-session-id',
]

export function trustedPages({ trusted_origins }: AppParts): MiddlewareHandler<Env> {
  const origins = new Set(trusted_origins.map((url) => new URL(url).origin))
  const allowed = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: SENT,
    exposeHeaders: READ,
    maxAge: 600,
  })
  return (c, next) => {
    const origin = c.req.header('origin')
    const isShared = c.req.path.startsWith('/api/') || c.req.path === '/mcp'
    return isShared && origin !== undefined && origins.has(origin) ? allowed(c, next) : next()
  }
}
