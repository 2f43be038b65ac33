/**
 * What happened, for everyone who looks on. A number is handed out under the user's row lock, so numbers have no gaps
 * and become visible in order; whoever listens is told when the transaction is through.
 */
import type { StoredEvent } from './contract-service.ts'
import type { Db } from './engine.ts'
import { all, insertRow } from './prepared.ts'
import type { Schema } from './schema.ts'
import type { LockedUser } from './users.ts'

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

/** Whose events a transaction wrote. */
const written = new WeakMap<Db, Set<string>>()

/** Everyone whose events the transaction writes from now on: whoever listens is told once it is committed. */
export function announcedIn(trx: Db): ReadonlySet<string> {
  const users = new Set<string>()
  written.set(trx, users)
  return users
}

/** `seq`: its number, if it was handed out already. */
export async function announce(
  trx: Db,
  user: LockedUser,
  happening: Happening,
  seq = user.nextEvent(),
): Promise<void> {
  const { id: user_id } = user
  const { task_id = '', invocation_id = '', source = 'page', client = null, ...rest } = happening
  const row = { conversation_id: null, message_id: null, ...rest, task_id, invocation_id, source, client }
  await all([insertRow(trx, 'events', { user_id, seq, ...row }), user.keep(trx)])
  written.get(trx)?.add(user_id)
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
