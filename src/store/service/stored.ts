/** How much is kept about a user: the texts of their rows, and something for each row. Looks at all of them. */
import { sql } from 'kysely'
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'

/** Keys, dates, numbers and the indexes over them. */
const EACH_ROW = 300

const texts: Partial<Readonly<Record<keyof Schema, readonly string[]>>> = {
  tasks: ['title', 'description'],
  task_words: ['word', 'sort_key'],
  note_words: ['word', 'sort_key'],
  task_labels: ['label', 'sort_key'],
  groupings: ['name'],
  list_revisions: ['before', 'after'],
  task_revisions: ['before', 'after'],
  tool_invocations: ['params', 'call', 'result', 'error'],
  events: [],
  rings: [],
  deliveries: ['error'],
  channels: ['address'],
  conversations: ['title', 'last_list', 'last_task'],
  messages: ['content'],
  turns: ['request', 'decided', 'decision', 'response', 'reads'],
}

/** In kilobytes. */
export async function storedAbout(db: Db, user_id: string): Promise<number> {
  let kilobytes = 0
  for (const [table, columns] of Object.entries(texts)) {
    const lengths = columns.map((column) => sql`octet_length(coalesce(${sql.ref(column)}, ''))`)
    const row = sql.join([sql.lit(EACH_ROW), ...lengths], sql` + `)
    const { rows } = await sql<{ kilobytes: number }>`
      select cast(coalesce(sum(${row}), 0) / 1024 as integer) as kilobytes
      from ${sql.table(table)} where user_id = ${user_id}`.execute(db)
    kilobytes += rows[0]?.kilobytes ?? 0
  }
  return kilobytes
}
