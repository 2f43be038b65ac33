/** Long lists, written past the store: a hundred thousand sentences would take too long. Words and order are the store's own. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { realWorld } from '../../src/compose/real-world.ts'
import { sortKey } from '../../src/domain/sort-key.ts'
import { stems } from '../../src/domain/stem.ts'
import { openStore } from '../../src/store/open.ts'
import { indexWord } from '../../src/store/tasks/words.ts'
import { titleOf } from './titles.ts'

type Columns = readonly (string | number | null)[]

interface Writer {
  put(table: string, columns: readonly string[], rows: readonly Columns[]): Promise<void>
  close(): Promise<void>
}

const BATCH = 5000
const TASK = ['user_id', 'id', 'number', 'title', 'created_at', 'updated_at', 'version', 'sort_key']

/** `users` with so many open tasks each. */
export async function seed(url: string, users: readonly string[], tasks: number): Promise<void> {
  await (await openStore(url)).close()
  const writer = url.startsWith('file:') ? fileWriter(url) : await postgresWriter(url)
  for (const user of users) await seedUser(writer, user, tasks)
  await writer.close()
}

async function seedUser(writer: Writer, user: string, tasks: number): Promise<void> {
  const at = new Date().toISOString()
  for (let from = 1; from <= tasks; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, tasks - from + 1) }, (_, step) => from + step)
    const keyed = numbers.map((number) => ({
      number,
      key: sortKey({ number, due_date: null, completed_at: null }),
    }))
    const rows = keyed.map(({ number, key }) => [
      user,
      realWorld.newId(),
      number,
      titleOf(number),
      at,
      at,
      1,
      key,
    ])
    const words = keyed.flatMap(({ number, key }) =>
      [...new Set(stems(titleOf(number)).map(indexWord))].map((word) => [user, word, key]),
    )
    await writer.put('tasks', TASK, rows)
    await writer.put('task_words', ['user_id', 'word', 'sort_key'], words)
  }
  const counts = [user, tasks + 1, 1, tasks, 0]
  await writer.put('users', ['id', 'next_number', 'next_event', 'pending', 'completed'], [counts])
}

function fileWriter(url: string): Writer {
  const db = new DatabaseSync(url.slice('file:'.length))
  db.exec('pragma synchronous = off')
  return {
    async put(table, columns, rows) {
      const insert = db.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`)
      db.exec('begin')
      for (const row of rows) insert.run(...row)
      db.exec('commit')
    },
    async close() {
      db.close()
    },
  }
}

async function postgresWriter(url: string): Promise<Writer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async put(table, columns, rows) {
      const lists = columns.map((_, at) => rows.map((row) => row[at]))
      const types = lists.map((list) => (typeof list[0] === 'number' ? 'int[]' : 'text[]'))
      const places = types.map((type, at) => `$${at + 1}::${type}`)
      await client.query(`insert into ${table} (${columns}) select * from unnest(${places})`, lists)
    },
    async close() {
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}
