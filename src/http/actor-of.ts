/** The one who asks, as the audit trail will name them; a token's scopes go along to wherever the work is done. */
import type { Context } from 'hono'
import type { Actor, Source } from '../store/actor.ts'
import type { Env } from './env.ts'

export function actorOf(c: Context<Env>, source: Source): Actor {
  const [scopes, program] = [c.get('scopes'), c.get('program')]
  const actor = { user_id: c.get('user_id'), source, client: scopes === null ? 'page' : 'token' }
  return scopes === null ? actor : { ...actor, scopes, ...(program !== undefined && { program }) }
}
