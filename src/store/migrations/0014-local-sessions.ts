/** Browsers and programs that were let in by the link in the terminal; a server that is started again knows them. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('local_sessions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('device', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('local_sessions_pk', ['user_id', 'token_hash'])
    .execute()
}
