/** Forgetting: what is too old, user by user so that each step stays small; or everything about one user. */
import type { Keeping } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'

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

/** Audit rows and events by age; tasks that were deleted long ago, with the history that only undo would need. */
export async function forgetOld(trx: Db, user_id: string, keeping: Keeping): Promise<number> {
  const { audit_from, deleted_from } = keeping
  const gone = await trx
    .deleteFrom('tasks')
    .where('user_id', '=', user_id)
    .where('deleted_at', '<', deleted_from)
    .returning('id')
    .execute()
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) {
    await trx
      .deleteFrom('task_revisions')
      .where('user_id', '=', user_id)
      .where('task_id', 'in', ids)
      .execute()
  }
  const old = [
    trx.deleteFrom('tool_invocations').where('user_id', '=', user_id).where('invoked_at', '<', audit_from),
    trx.deleteFrom('events').where('user_id', '=', user_id).where('at', '<', audit_from),
    trx.deleteFrom('delete_tokens').where('user_id', '=', user_id).where('expires_at', '<', audit_from),
  ]
  let rows = ids.length
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

export async function erase(trx: Db, user_id: string): Promise<void> {
  for (const table of own) await trx.deleteFrom(table).where('user_id', '=', user_id).execute()
  await trx.deleteFrom('rates').where('key', '=', `user:${user_id}`).execute()
  await trx.deleteFrom('users').where('id', '=', user_id).execute()
}
