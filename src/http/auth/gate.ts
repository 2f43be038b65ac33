/** Who is asking? Each way of signing in answers it in its own file; the routes only see the user's id. */
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from '../env.ts'

export interface Credentials {
  readonly bearer: string | null
  readonly session: string | null
}

export interface Gate {
  /** The user's id, or a problem with status 401. */
  identify(credentials: Credentials): Promise<string>
}

export const SESSION_COOKIE = 'sayso_session'

export function requireUser(gate: Gate): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('user_id', await gate.identify(credentialsOf(c)))
    await next()
  }
}

export function credentialsOf(c: Parameters<MiddlewareHandler<Env>>[0]): Credentials {
  const header = c.req.header('authorization') ?? ''
  const token = /^bearer /iu.test(header) ? header.slice('bearer '.length).trim() : ''
  return { bearer: token === '' ? null : token, session: getCookie(c, SESSION_COOKIE) ?? null }
}
