/** Forgetting: what is too old, user by user so that each step stays small; or everything about one user. */
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'
import { lockUser } from '../users.ts'

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

/** Audit rows, events and tokens that ran out, by age. */
export async function forgetOld(trx: Db, user_id: string, before: string): Promise<number> {
  const old = [
    trx.deleteFrom('tool_invocations').where('user_id', '=', user_id).where('invoked_at', '<', before),
    trx.deleteFrom('events').where('user_id', '=', user_id).where('at', '<', before),
    trx.deleteFrom('delete_tokens').where('user_id', '=', user_id).where('expires_at', '<', before),
    trx.deleteFrom('access_tokens').where('user_id', '=', user_id).where('expires_at', '<', before),
  ]
  let rows = 0
  for (const query of old) rows += Number((await query.executeTakeFirst()).numDeletedRows)
  return rows
}

const own: readonly Exclude<keyof Schema, 'users' | 'rates'>[] = [
  'conversations',
  'messages',
  'turns',
  'pending_actions',
  'tool_invocations',
  'tasks',
  'task_words',
  'task_revisions',
  'events',
  'delete_tokens',
  'model_days',
  'access_tokens',
]

/** Whatever is under way for them ends first, and is erased as well. */
export async function erase(trx: Db, user_id: string): Promise<void> {
  await lockUser(trx, user_id)
  for (const table of own) await trx.deleteFrom(table).where('user_id', '=', user_id).execute()
  await trx.deleteFrom('rates').where('key', '=', `user:${user_id}`).execute()
  await trx.deleteFrom('users').where('id', '=', user_id).execute()
}
