/** Where a task stands that was moved by hand. Those that never were keep their order and their rows. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('position', text).execute()
}
