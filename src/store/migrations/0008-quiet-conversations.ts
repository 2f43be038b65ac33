/**
 * No index by the time of the last turn: every turn had to write it, and on PostgreSQL the whole row with all its keys.
 * A user has few enough conversations to put them in order when they are looked at.
 */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('conversations_newest').execute()
}
