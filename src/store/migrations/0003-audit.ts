/** The audit trail. Its key is also what makes the same call act once. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('tool_invocations')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('turn', text, (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('client', text)
    .addColumn('conversation_id', text)
    .addColumn('message_id', text)
    .addColumn('tool', text, (c) => c.notNull())
    .addColumn('params', text, (c) => c.notNull())
    .addColumn('params_hash', text, (c) => c.notNull())
    .addColumn('intent', text, (c) => c.notNull())
    .addColumn('call', text)
    .addColumn('success', 'integer', (c) => c.notNull())
    .addColumn('result', text)
    .addColumn('error', text)
    .addColumn('error_code', text)
    .addColumn('invoked_at', text, (c) => c.notNull())
    .addColumn('duration_ms', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('tool_invocations_pk', ['user_id', 'turn', 'sequence'])
    .execute()
  await db.schema
    .createIndex('tool_invocations_newest')
    .on('tool_invocations')
    .columns(['user_id', 'invoked_at', 'turn', 'sequence'])
    .execute()
}
