/** Who is asking? Each way of signing in answers it in its own file; the routes only see the user's id. */
import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { problem } from '../../domain/problem.ts'
import type { Scope } from '../../domain/scope.ts'
import type { Env } from '../env.ts'

export interface Credentials {
  readonly bearer: string | null
  /** All of them: who keeps cookies knows their names. */
  readonly headers: Headers
  /** Shown before: nothing that was remembered since counts. */
  readonly again?: true
}

export interface Principal {
  readonly user_id: string
  /** null: someone signed in as themselves, who may do everything. */
  readonly scopes: readonly Scope[] | null
  /** Which program, where it has a token of its own. */
  readonly program?: string
  /** What that token is called, or the program registered as; it cannot choose another name. */
  readonly name?: string
  /** Which of their sessions it is, where it is one that can be ended here. */
  readonly session_id?: string
}

export interface Gate {
  /** Who it is, or a problem with status 401. */
  identify(credentials: Credentials): Promise<Principal>
}

/** A browser's pages share its cookies: with this a page says for whom it speaks, whoever signed in since. */
const USER_HEADER = 'sayso-user'

/** Tells users apart, and says nothing else about them. */
export function userMark(user_id: string): string {
  return hash('sha256', user_id).slice(0, 32)
}

export function requireUser(gate: Gate): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { user_id, scopes, program, session_id = null } = await gate.identify(credentialsOf(c))
    const meant = c.req.header(USER_HEADER)
    if (meant !== undefined && meant !== userMark(user_id)) throw problem('SIGNED_IN_AS_SOMEONE_ELSE')
    c.set('user_id', user_id)
    c.set('scopes', scopes)
    c.set('program', program)
    c.set('session_id', session_id)
    await next()
  }
}

export function credentialsOf(c: Parameters<MiddlewareHandler<Env>>[0]): Credentials {
  const header = c.req.header('authorization') ?? ''
  const token = /^bearer /iu.test(header) ? header.slice('bearer '.length).trim() : ''
  return { bearer: token === '' ? null : token, headers: c.req.raw.headers }
}
