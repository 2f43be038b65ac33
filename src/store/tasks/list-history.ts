/** What was done to a list as such, kept so that it can be undone, and told to whoever looks on. */
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { Groupings } from '../schema.ts'
import { unitOf } from '../unit.ts'
import type { Cause } from './cause.ts'

/** A list as far as an undo has to bring it back; the tasks on it have their own history. */
type Kept = Pick<Groupings, 'name' | 'created_at'>

export interface ListPut {
  /** null: there was, or is, no such list. */
  readonly before: Kept | null
  readonly after: Kept | null
}

export function keepListHistory(
  trx: Db,
  cause: Cause,
  { before, after }: ListPut,
  at: string,
  is_undo: 0 | 1 = 0,
): void {
  const { user_id, source, client, program = null } = cause.actor
  const event_seq = cause.user.nextEvent()
  const kind = after === null ? 'list_deleted' : before === null ? 'list_made' : 'list_renamed'
  announce(trx, cause.user, { kind, at, invocation_id: cause.id, source, client }, event_seq)
  unitOf(trx).add('list_revisions', {
    user_id,
    event_seq,
    turn: cause.turn,
    invocation_id: cause.id,
    tool: cause.tool,
    source,
    client,
    program,
    before: textOf(before),
    after: textOf(after),
    is_undo,
    undone_by: null,
  })
}

function textOf(list: Kept | null): string | null {
  return list && JSON.stringify({ name: list.name, created_at: list.created_at })
}
