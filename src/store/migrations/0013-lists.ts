/**
 * Lists, labels and repetition. A task carries the names of its list and labels; `groupings` has each name once, with
 * how many tasks go by it, so that nobody has to count them. What is done to a list as such can be undone like a change.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text, keyOnly }: Ddl): Promise<void> {
  await columns(db, text)
  await db.schema
    .createTable('groupings')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('pending', 'integer', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('groupings_pk', ['user_id', 'kind', 'key'])
    .execute()
  await db.schema
    .createTable('task_labels')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('sort_key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('task_labels_pk', ['user_id', 'label', 'sort_key'])
    .modifyEnd(keyOnly)
    .execute()
  await revisions(db, text)
}

async function columns(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  for (const name of ['list', 'recurrence', 'recurs_from']) {
    await db.schema.alterTable('tasks').addColumn(name, text).execute()
  }
  for (const [name, nothing] of Object.entries({ labels: '[]', list_key: '' })) {
    const added = db.schema
      .alterTable('tasks')
      .addColumn(name, text, (c) => c.notNull().defaultTo(sql.lit(nothing)))
    await added.execute()
  }
  await db.schema
    .createIndex('tasks_list')
    .on('tasks')
    .columns(['user_id', 'list_key', 'sort_key'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

async function revisions(db: Kysely<unknown>, text: Ddl['text']): Promise<void> {
  await db.schema
    .createTable('list_revisions')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('event_seq', 'integer', (c) => c.notNull())
    .addColumn('turn', text, (c) => c.notNull())
    .addColumn('invocation_id', text, (c) => c.notNull())
    .addColumn('tool', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('client', text)
    .addColumn('before', text)
    .addColumn('after', text)
    .addColumn('is_undo', 'integer', (c) => c.notNull())
    .addColumn('undone_by', text)
    .addPrimaryKeyConstraint('list_revisions_pk', ['user_id', 'event_seq'])
    .execute()
}
