/** How often a model was asked for each user, today: one row per user, started anew each day. */
import type { Kysely } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('model_days')
    .addColumn('user_id', text, (c) => c.primaryKey())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .execute()
}
