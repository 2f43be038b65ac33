/** Users who may not come in: disabled by the operator, or on their way out. Of who was erased, only a hash is known. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('users').addColumn('closed', text).execute()
  await db.schema
    .createTable('erased_users')
    .addColumn('mark', text, (c) => c.primaryKey())
    .execute()
}
