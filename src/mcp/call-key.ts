/**
 * The envelope of a client's call. A key the client sent in `_meta` makes a re-sent call act once, and only in
 * that client's own namespace; the steps of one call are numbered under it.
 */
import { hash } from 'node:crypto'
import type { Moment } from '../domain/calendar.ts'
import { type Actor, speakerOf } from '../store/actor.ts'
import type { CallScope } from '../tools/call-scope.ts'
import type { Call } from './ports.ts'

const KEY = 'sayso/idempotency_key'

/** What is done under the same one is done together: a key that was sent, or one of this call's own. */
export function turnFor(call: Call): string {
  const key = givenKey(speaker(call), call.context.mcpReq._meta)
  return `mcp:${key ?? call.ports.world.newId()}`
}

export function scopeFor(call: Call, sequence = 1, turn = turnFor(call)): CallScope {
  const { store, world } = call.ports
  return {
    store,
    world,
    actor: actorOf(call),
    now: momentOf(call),
    key: { turn, sequence },
    intent: 'DIRECT',
    turn: null,
    call: null,
  }
}

/** Now, where the user is. */
export function momentOf({ ports: { world, timezone, week_start } }: Call): Moment {
  return { epoch_ms: world.now(), timezone, ...(week_start && { week_start }) }
}

/** Who will stand in the audit trail, and what its token is good for. */
export function actorOf({ ports, client }: Call): Actor {
  const { user_id, scopes, program } = ports.principal
  const token = { ...(scopes !== null && { scopes }), ...(program !== undefined && { program }) }
  return { user_id, source: 'mcp', client, ...token }
}

/** The message_id of a sentence said under a key: a UUID (version 8, ours to fill) made from it. */
export function messageIdFor(call: Call, part: string): string | undefined {
  const key = givenKey(`${part}\n${speaker(call)}`, call.context.mcpReq._meta)
  if (key === null) return undefined
  const digits = `${key.slice(0, 12)}8${key.slice(13, 16)}8${key.slice(17)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}

/** Two programs may have the same name, and still are two. */
function speaker({ ports, client }: Call): string {
  return speakerOf({ ...ports.principal, client })
}

function givenKey(namespace: string, meta: Readonly<Record<string, unknown>> | undefined): string | null {
  const given = meta?.[KEY]
  if (typeof given !== 'string' || given === '') return null
  return hash('sha256', `${namespace}\n${given}`).slice(0, 32)
}
