/**
 * Clears away tasks that were deleted before a moment, with their revisions, tokens and rings, a bounded number at a time.
 * Audit rows, turns and request hashes stay: what a message did is still known, and it still acts at most once.
 */
import type { Db } from '../engine.ts'
import { lockUser } from '../users.ts'

export async function purge(trx: Db, before: string, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('tasks')
    .select(['user_id', 'id'])
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  const owned = Map.groupBy(old, ({ user_id }) => user_id)
  let purged = 0
  // In one order, so that two who clear away at once wait for each other instead of for ever.
  for (const user_id of [...owned.keys()].sort()) {
    await lockUser(trx, user_id, 'go on')
    purged += await purgeOf(trx, user_id, owned.get(user_id)?.map(({ id }) => id) ?? [], before)
  }
  return purged
}

/** Looked at again under the lock: a task that came back in the meantime stays. */
async function purgeOf(trx: Db, user_id: string, ids: readonly string[], before: string): Promise<number> {
  const gone = await trx
    .deleteFrom('tasks')
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .where('deleted_at', '<=', before)
    .returning('id')
    .execute()
  if (gone.length === 0) return 0
  const task_ids = gone.map(({ id }) => id)
  for (const table of ['task_revisions', 'delete_tokens', 'rings', 'deliveries'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', user_id).where('task_id', 'in', task_ids).execute()
  }
  return gone.length
}
