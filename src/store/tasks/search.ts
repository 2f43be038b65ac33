/**
 * The tasks worth ranking for a phrase, without reading the whole list: all that have every word, up to a bound,
 * then those that have the most of them. Both engines are asked the same, so both give the same answer; only how keys
 * are looked up is put differently for each.
 */
import { type Expression, PostgresAdapter, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../engine.ts'
import type { Tasks } from '../schema.ts'
import type { Condition } from './filter.ts'
import type { Sought } from './search-words.ts'
import type { WordTable } from './words.ts'

const CANDIDATES = 200
/** How far down each word's entries a partial match is looked for. */
const LOOKED_AT = 1000

export interface Search {
  readonly db: Db
  readonly table: WordTable
  readonly user_id: string
  readonly stretch: readonly [from: string, below: string]
  readonly conditions: readonly Condition[]
}

export async function candidateRows(
  search: Search,
  sought: readonly Sought[],
): Promise<readonly Selectable<Tasks>[]> {
  const [rarest, ...others] = sought
  if (rarest === undefined) return []
  const all = await havingAll(search, rarest, others)
  if (others.length === 0 || all.length >= CANDIDATES) return all
  const some = await havingSome(search, sought)
  const seen = new Set(all.map((row) => row.id))
  return [...all, ...some.filter((row) => !seen.has(row.id))]
}

/** As an expression: given the bare column, SQLite carries its bounds over and walks the whole stretch each time. */
const thisEntry = sql<string>`w.sort_key || ''`

/** Looked up for each entry. As `exists` PostgreSQL would join it, in an order that suits the lists it imagines. */
function isThere(row: Expression<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`${row} is not null`
}

/** Entries of one word that belong to a task the filter lets through, in the list's order. */
function entries(search: Search, { spellings }: Sought) {
  const { db, table, user_id, conditions } = search
  const [from, below] = search.stretch
  const own = db
    .selectFrom(`${table} as w`)
    .select('w.sort_key')
    .distinct()
    .where('w.user_id', '=', user_id)
    .where('w.word', 'in', spellings)
    .where('w.sort_key', '>=', from)
    .where('w.sort_key', '<', below)
    .orderBy('w.sort_key')
  if (conditions.length === 0) return own
  return own.where((row) =>
    isThere(
      row
        .selectFrom('tasks')
        .select(sql`1`.as('one'))
        .where('tasks.user_id', '=', user_id)
        .where('tasks.deleted_at', 'is', null)
        .where('tasks.sort_key', '=', thisEntry)
        .where((task) => task.and([...conditions]))
        .limit(1),
    ),
  )
}

/** Counted so far and no further: a list that is looked through to its end keeps everybody else waiting. */
const COUNTED = 10_000

/** How many have every word, where that may be more than are ranked. */
export async function countBeyond(search: Search, sought: readonly Sought[], found: number): Promise<number> {
  const [rarest, ...others] = sought
  if (rarest === undefined || found < CANDIDATES) return found
  const keys = keysWithAll(search, rarest, others).limit(COUNTED)
  const counted = search.db
    .selectFrom(keys.as('k'))
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
  return Math.max(found, (await counted.executeTakeFirstOrThrow()).total)
}

async function havingAll(search: Search, rarest: Sought, others: readonly Sought[]) {
  return rowsAt(search, keysWithAll(search, rarest, others).limit(CANDIDATES))
}

function keysWithAll(search: Search, rarest: Sought, others: readonly Sought[]) {
  let keys = entries(search, rarest)
  for (const { spellings } of others) {
    keys = keys.where((row) =>
      isThere(
        row
          .selectFrom(`${search.table} as o`)
          .select(sql`1`.as('one'))
          .where('o.user_id', '=', search.user_id)
          .where('o.word', 'in', spellings)
          .where('o.sort_key', '=', thisEntry)
          .limit(1),
      ),
    )
  }
  return keys
}

async function havingSome(search: Search, sought: readonly Sought[]) {
  const { db } = search
  const each = sought.map((word) =>
    db.selectFrom(entries(search, word).limit(LOOKED_AT).as('w')).select('w.sort_key'),
  )
  const together = each.reduce((sum, next) => sum.unionAll(next))
  const most = db
    .selectFrom(together.as('hit'))
    .select('hit.sort_key')
    .groupBy('hit.sort_key')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('hit.sort_key')
    .limit(CANDIDATES)
  return rowsAt(search, most)
}

type Keys = Expression<{ sort_key: string }>

async function rowsAt({ db, user_id }: Search, keys: Keys): Promise<Selectable<Tasks>[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`sort_key ${among(db, keys)}`)
    .execute()
}

/** The keys come first. Given the choice, PostgreSQL may rather walk the whole list and look for each task in them. */
function among(db: Db, keys: Keys) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql`= any(array(${keys}))` : sql`in ${keys}`
}
