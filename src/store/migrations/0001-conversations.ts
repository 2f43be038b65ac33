/** Who talks, and what was said: users, conversations, messages, turns, the open question. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('next_number', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('next_event', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('settings', text)
    .execute()
  await conversations(db, text)
  await turns(db, text)
  await db.schema
    .createTable('pending_actions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('conversation_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('created_turn', text, (c) => c.notNull())
    .addColumn('claimed_turn', text)
    .addPrimaryKeyConstraint('pending_actions_pk', ['user_id', 'conversation_id'])
    .execute()
}

async function conversations(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('title', text)
    .addColumn('client', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('next_seq', 'integer', (c) => c.notNull())
    .addColumn('lease_owner', text)
    .addColumn('lease_until', text)
    .addColumn('fence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_list', text)
    .addColumn('last_task', text)
    .addPrimaryKeyConstraint('conversations_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('conversations_newest')
    .on('conversations')
    .columns(['user_id', 'updated_at', 'id'])
    .execute()
  await db.schema
    .createTable('messages')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('conversation_id', text, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('messages_pk', ['user_id', 'conversation_id', 'seq'])
    .execute()
}

async function turns(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  await db.schema
    .createTable('turns')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('conversation_id', text, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('request_hash', text, (c) => c.notNull())
    .addColumn('request', text, (c) => c.notNull())
    .addColumn('received_at', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('decided', text)
    .addColumn('decision', text)
    .addColumn('response', text)
    .addPrimaryKeyConstraint('turns_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('turns_open')
    .on('turns')
    .columns(['user_id', 'conversation_id', 'seq'])
    .where(sql.ref('status'), '<>', sql.lit('done'))
    .execute()
}
