/** Tasks, the words they are found by, how they came to be as they are, and the tokens that allow a delete. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text, keyOnly }: Ddl): Promise<void> {
  await tasks(db, text)
  await db.schema
    .createTable('task_words')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('sort_key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('task_words_pk', ['user_id', 'word', 'sort_key'])
    .modifyEnd(keyOnly)
    .execute()
  await history(db, text)
  await db.schema
    .createTable('delete_tokens')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('task_id', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('delete_tokens_pk', ['user_id', 'token_hash'])
    .execute()
}

async function tasks(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('description', text)
    .addColumn('priority', text)
    .addColumn('due_date', text)
    .addColumn('timezone', text)
    .addColumn('completed_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', text)
    .addColumn('sort_key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('tasks_pk', ['user_id', 'id'])
    .addUniqueConstraint('tasks_number', ['user_id', 'number'])
    .execute()
  await db.schema
    .createIndex('tasks_order')
    .on('tasks')
    .columns(['user_id', 'sort_key'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('tasks_due')
    .on('tasks')
    .columns(['user_id', 'due_date'])
    .where(sql<boolean>`deleted_at is null and due_date is not null`)
    .execute()
  await db.schema
    .createIndex('tasks_priority')
    .on('tasks')
    .columns(['user_id', 'priority', 'sort_key'])
    .where(sql<boolean>`deleted_at is null and priority is not null`)
    .execute()
}

async function history(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('task_id', text, (c) => c.notNull())
    .addColumn('invocation_id', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('client', text)
    .addPrimaryKeyConstraint('events_pk', ['user_id', 'seq'])
    .execute()
  await db.schema
    .createTable('task_revisions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('task_id', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('event_seq', 'integer', (c) => c.notNull())
    .addColumn('turn', text, (c) => c.notNull())
    .addColumn('invocation_id', text, (c) => c.notNull())
    .addColumn('tool', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('client', text)
    .addColumn('before', text)
    .addColumn('after', text, (c) => c.notNull())
    .addColumn('was_deleted', 'integer', (c) => c.notNull())
    .addColumn('is_deleted', 'integer', (c) => c.notNull())
    .addColumn('is_undo', 'integer', (c) => c.notNull())
    .addColumn('undone_by', text)
    .addPrimaryKeyConstraint('task_revisions_pk', ['user_id', 'task_id', 'version'])
    .execute()
  await db.schema
    .createIndex('task_revisions_undoable')
    .on('task_revisions')
    .columns(['user_id', 'event_seq'])
    .where(sql<boolean>`is_undo = 0 and undone_by is null`)
    .execute()
}
