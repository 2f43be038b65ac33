/** Which token or program made a change: only that one takes it back. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  for (const table of ['task_revisions', 'list_revisions'])
    await db.schema.alterTable(table).addColumn('program', text).execute()
}
