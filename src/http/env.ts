/** What every handler finds beside the request: who asks, and the id under which it can be found again. */
import type { Scope } from '../domain/scope.ts'

export interface Env {
  Variables: {
    requestId: string
    /** From the token or the session, never from the request's own words. */
    user_id: string
    /** What a token is good for; null is everything. */
    scopes: readonly Scope[] | null
    /** Which program, where it came with a token of its own. */
    program: string | undefined
    /** The session that asks; null: a token does, or sessions are kept elsewhere. */
    session_id: string | null
  }
}
