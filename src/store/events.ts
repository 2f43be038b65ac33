/**
 * What happened, for everyone who looks on. A number is handed out under the user's row lock, so numbers have no gaps
 * and become visible in order; whoever listens is told when the transaction is through.
 */
import type { StoredEvent } from './contract-service.ts'
import type { Db } from './engine.ts'
import type { LockedUser } from './locked-user.ts'
import type { Schema } from './schema.ts'
import { unitOf } from './unit.ts'
import { keepUser } from './users.ts'

export interface Happening {
  readonly kind: string
  readonly at: string
  readonly task_id?: string
  readonly conversation_id?: string
  readonly message_id?: string
  readonly invocation_id?: string
  readonly source?: string
  readonly client?: string | null
}

/** `seq`: its number, if it was handed out already. */
export function announce(trx: Db, user: LockedUser, happening: Happening, seq = user.nextEvent()): void {
  const { kind, at, conversation_id = null, message_id = null } = happening
  const { task_id = '', invocation_id = '', source = 'page', client = null } = happening
  const user_id = user.id
  const row = { user_id, seq, at, kind, task_id, invocation_id, source, client, conversation_id, message_id }
  unitOf(trx).add('events', row)
  keepUser(trx, user)
}

export async function eventsAfter(
  db: Db,
  user_id: string,
  after: number,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'kind', 'task_id', 'conversation_id', 'message_id', 'source', 'client'])
    .where('user_id', '=', user_id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, task_id: row.task_id === '' ? null : row.task_id }))
}

/** So many users are asked about at once. */
const CHUNK = 500

export async function eventHeads(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const heads = new Map<Schema['users']['id'], number>(ids.map((id) => [id, 0]))
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK)
    const rows = await db.selectFrom('users').select(['id', 'next_event']).where('id', 'in', some).execute()
    for (const { id, next_event } of rows) heads.set(id, next_event - 1)
  }
  return heads
}
