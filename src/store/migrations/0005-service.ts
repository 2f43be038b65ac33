/** What a service needs: personal access tokens, uses per minute, and events about conversations. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('events').addColumn('conversation_id', text).execute()
  await db.schema.alterTable('events').addColumn('message_id', text).execute()
  await db.schema
    .createTable('access_tokens')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text)
    .addColumn('last_used_at', text)
    .addPrimaryKeyConstraint('access_tokens_pk', ['user_id', 'token_hash'])
    .execute()
  await db.schema
    .createTable('rates')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('minute', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .execute()
}
