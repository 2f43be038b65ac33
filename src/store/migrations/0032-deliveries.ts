/** How reminders reach people: channels, one delivery for each ring and channel, and who is sending. */
import { type Kysely, sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await channels(db, ddl)
  await deliveries(db, ddl)
  await db.schema
    .createTable('ringers')
    .addColumn('id', ddl.text, (c) => c.primaryKey())
    .addColumn('beat', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('service_keys')
    .addColumn('name', ddl.text, (c) => c.primaryKey())
    .addColumn('value', ddl.text, (c) => c.notNull())
    .execute()
}

async function channels(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('channels')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('failure', text)
    .addColumn('failed_at', text)
    .addPrimaryKeyConstraint('channels_pk', ['user_id', 'id'])
    .execute()
}

async function deliveries(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('channel_id', text, (c) => c.notNull())
    .addColumn('task_id', text, (c) => c.notNull())
    .addColumn('ring_at', text, (c) => c.notNull())
    .addColumn('reminder', text, (c) => c.notNull())
    .addColumn('late', 'integer', (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('owner', text)
    .addColumn('error', text)
    .addColumn('ended_at', text)
    .addPrimaryKeyConstraint('deliveries_pk', ['user_id', 'task_id', 'ring_at', 'channel_id'])
    .execute()
  await sql`create index deliveries_due on deliveries (due_at) where status = 'waiting'`.execute(db)
}
