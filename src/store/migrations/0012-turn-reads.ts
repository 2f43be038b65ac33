/** What a turn has read, until it ends: the audit trail keeps reads in brief. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('turns').addColumn('reads', text).execute()
}
