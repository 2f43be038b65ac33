/** How many tasks a user has, open and completed: asked with every list, and slow to count when there are many. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['pending', 'completed']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await sql`
    update users set
      pending = (
        select count(*) from tasks
        where user_id = users.id and deleted_at is null and completed_at is null),
      completed = (
        select count(*) from tasks
        where user_id = users.id and deleted_at is null and completed_at is not null)`.execute(db)
}
