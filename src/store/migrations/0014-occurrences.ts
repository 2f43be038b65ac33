/** What a repeating task needs besides its rule: the date it stands for where it was moved, and the days left out. */
import { type Kysely, sql } from 'kysely'
import type { Ddl } from '../engine.ts'

export async function up(db: Kysely<unknown>, { text }: Ddl): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('recurs_on', text).execute()
  const except = db.schema
    .alterTable('tasks')
    .addColumn('recurs_except', text, (c) => c.notNull().defaultTo(sql.lit('[]')))
  await except.execute()
}
