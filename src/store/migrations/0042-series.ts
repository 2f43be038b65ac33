/**
 * What tasks that came one after the other have in common, whatever they are called by then. Those that were done
 * before are known by their title, as they were until now.
 */
import { type Kysely, sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('series', text).execute()
  await sql`
    update tasks set series = repeating.id
    from (
      select user_id, title, min(id) as id from tasks
      where recurrence is not null and deleted_at is null group by user_id, title
    ) as repeating
    where tasks.user_id = repeating.user_id and tasks.title = repeating.title
  `.execute(db)
  await db.schema
    .createIndex('tasks_series')
    .on('tasks')
    .columns(['user_id', 'series'])
    .where(sql.ref('series'), 'is not', null)
    .execute()
}
