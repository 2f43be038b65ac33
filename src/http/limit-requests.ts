/** Every request is counted: by the address it comes from, and by the user once it is known who that is. */
import type { MiddlewareHandler } from 'hono'
import { clientAddress } from './client-address.ts'
import type { Env } from './env.ts'
import type { AppParts } from './parts.ts'

/** Whoever looks after the server must not be kept out. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

export function limitAddresses({ requests, behind_proxy }: AppParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!PROBES.has(c.req.path)) requests.address(clientAddress(c, behind_proxy))
    await next()
  }
}

export function limitUsers({ requests }: AppParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    try {
      requests.user(c.get('user_id'))
    } finally {
      for (const [name, value] of Object.entries(requests.standing(c.get('user_id')) ?? {}))
        c.header(name, value)
    }
    await next()
  }
}
