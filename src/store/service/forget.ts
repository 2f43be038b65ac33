/** Forgetting: what is too old, or everything about one user; in steps that are small however much there is of it. */
import { type RawBuilder, sql } from 'kysely'
import { turnsKey } from '../contract-limits.ts'
import type { Access, Db } from '../engine.ts'
import type { Schema } from '../schema.ts'
import { lockUser } from '../users.ts'
import { leave } from './closing.ts'

type Own = Exclude<keyof Schema, 'users' | 'rates' | 'erased_users' | 'ringers' | 'service_keys'>

/** Whatever is kept about a user, and what tells one row from another. */
const own: Readonly<Record<Own, readonly string[]>> = {
  tool_invocations: ['turn', 'sequence'],
  task_revisions: ['task_id', 'version'],
  task_words: ['word', 'sort_key'],
  note_words: ['word', 'sort_key'],
  task_labels: ['label', 'sort_key'],
  list_revisions: ['event_seq'],
  groupings: ['kind', 'key'],
  rings: ['task_id', 'at'],
  deliveries: ['task_id', 'ring_at', 'channel_id'],
  channels: ['id'],
  events: ['seq'],
  messages: ['conversation_id', 'seq'],
  turns: ['id'],
  tasks: ['id'],
  conversations: ['id'],
  pending_actions: ['conversation_id'],
  delete_tokens: ['token_hash'],
  model_days: ['day'],
  access_tokens: ['id'],
  local_sessions: ['id'],
}
const tables = Object.keys(own) as Own[]

/** So many rows at once: others get to write in between. */
const STEP = 500

interface Aging {
  readonly table: Own
  /** Says how old a row is. */
  readonly column: string
}

/** Audit rows, events and tokens that ran out, by age. */
const aging: readonly Aging[] = [
  { table: 'tool_invocations', column: 'invoked_at' },
  { table: 'events', column: 'at' },
  { table: 'rings', column: 'rung_at' },
  { table: 'deliveries', column: 'ended_at' },
  { table: 'delete_tokens', column: 'expires_at' },
  { table: 'access_tokens', column: 'expires_at' },
]

export async function userIds(db: Db, after: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Write = Access['write']

/** Of these users, who follow each other in the order of their names: a transaction for each would cost more than the rest. */
export async function forgetOld(
  write: Write,
  users: readonly [first: string, ...others: string[]],
  before: string,
): Promise<number> {
  const theirs = sql`user_id >= ${users[0]} and user_id <= ${users.at(-1)}`
  let rows = 0
  for (const { table, column } of aging) {
    const old = sql`${theirs} and ${sql.ref(column)} < ${before}`
    rows += await inSteps(() => write((trx) => deleted(trx, table, old)))
  }
  return rows
}

/** Whatever is under way for them ends first, and is erased as well. What is cut off half-way is finished by the next try. */
export async function erase(write: Write, user_id: string, at: string): Promise<void> {
  await write((trx) => leave(trx, user_id, at))
  const theirs = sql`user_id = ${user_id}`
  for (const table of tables) await inSteps(() => write((trx) => deleted(trx, table, theirs)))
  await write((trx) => eraseTheRest(trx, user_id))
}

async function inSteps(step: () => Promise<number>): Promise<number> {
  let rows = 0
  for (let some = STEP; some === STEP; rows += some) some = await step()
  return rows
}

async function deleted(trx: Db, table: Own, which: RawBuilder<unknown>): Promise<number> {
  const from = sql.table(table)
  const key = sql.join(['user_id', ...own[table]].map((part) => sql.ref(part)))
  const { numAffectedRows } = await sql`
    delete from ${from} where (${key}) in (select ${key} from ${from} where ${which} limit ${STEP})`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

async function eraseTheRest(trx: Db, user_id: string): Promise<void> {
  await lockUser(trx, user_id, 'go on')
  for (const table of tables) await trx.deleteFrom(table).where('user_id', '=', user_id).execute()
  await trx.deleteFrom('rates').where('key', '=', turnsKey(user_id)).execute()
  await trx.deleteFrom('users').where('id', '=', user_id).execute()
}
