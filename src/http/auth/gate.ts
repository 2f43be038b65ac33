/** Who is asking? Each way of signing in answers it in its own file; the routes only see the user's id. */
import type { MiddlewareHandler } from 'hono'
import type { Scope } from '../../domain/scope.ts'
import type { Env } from '../env.ts'

export interface Credentials {
  readonly bearer: string | null
  /** All of them: who keeps cookies knows their names. */
  readonly headers: Headers
}

export interface Principal {
  readonly user_id: string
  /** null: someone signed in as themselves, who may do everything. */
  readonly scopes: readonly Scope[] | null
  /** Which of their sessions it is, where it is one that can be ended here. */
  readonly session_id?: string
}

export interface Gate {
  /** Who it is, or a problem with status 401. */
  identify(credentials: Credentials): Promise<Principal>
}

export function requireUser(gate: Gate): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { user_id, scopes, session_id = null } = await gate.identify(credentialsOf(c))
    c.set('user_id', user_id)
    c.set('scopes', scopes)
    c.set('session_id', session_id)
    await next()
  }
}

export function credentialsOf(c: Parameters<MiddlewareHandler<Env>>[0]): Credentials {
  const header = c.req.header('authorization') ?? ''
  const token = /^bearer /iu.test(header) ? header.slice('bearer '.length).trim() : ''
  return { bearer: token === '' ? null : token, headers: c.req.raw.headers }
}
