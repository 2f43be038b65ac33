/** Deleted tasks: found again by their owner for thirty days, and by whoever clears them away afterwards. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const deleted = sql<boolean>`deleted_at is not null`
  await db.schema
    .createIndex('tasks_deleted')
    .on('tasks')
    .columns(['user_id', 'deleted_at'])
    .where(deleted)
    .execute()
  await db.schema.createIndex('tasks_to_purge').on('tasks').columns(['deleted_at']).where(deleted).execute()
}
