/** What kind of thing the last turn of a conversation did: the next message may be about it. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('last_intents', text).execute()
}
