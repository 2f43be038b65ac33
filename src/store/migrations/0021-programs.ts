/** Which token or program made a change: only that one takes it back. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('task_revisions').addColumn('program', text).execute()
}
