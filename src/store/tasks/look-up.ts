/**
 * One statement: the tasks that stand under any of some words or have one of some numbers, with how many of the words
 * each has; and for words that no title has, the user's own words that begin like them.
 */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Priority } from '../../domain/words.ts'
import type { Db } from '../engine.ts'
import { type Prepared, prepared } from '../prepared.ts'
import { beginningsOf } from './related-words.ts'

/** How far down a word's entries it is looked. What stands under a rarer word counts for more, so it is not lost. */
const LOOKED_AT = 100
const WORTH = 10_000
const CALLED = 100 * WORTH
/** So many of the user's words that begin alike. */
const NEAR = 32
const NUMBERS = 6
const BEGINNINGS = 3
/** Behind every word that begins with these letters. */
const PAST = '\u{10ffff}'

export interface Found {
  readonly number: number
  readonly title: string
  readonly completed_at: string | null
  readonly due_date: string | null
  readonly priority: Priority | null
  readonly id: string
  readonly list: string | null
  /** As JSON. */
  readonly labels: string
  readonly recurrence: string | null
  readonly reminders: string | null
  readonly sort_key: string
  readonly shared: number
}

export interface LookedUp {
  readonly found: readonly Found[]
  readonly near: readonly string[]
}

export async function lookUp(
  db: Db,
  user_id: string,
  words: readonly string[],
  numbers: readonly number[],
  limit: number,
): Promise<LookedUp> {
  const values: Values = { user_id }
  for (let at = 0; at < NUMBERS; at++) values[`number${at}`] = numbers[at] ?? 0
  for (const [at, word] of words.entries()) Object.assign(values, wordValues(word, at))
  const { rows } = await asking(words.length, limit)(db, values)
  const near = rows.find(({ number }) => number === NO_TASK)?.title ?? ''
  return { found: rows.filter(({ number }) => number !== NO_TASK), near: near === '' ? [] : near.split(' ') }
}

function wordValues(word: string, at: number): Values {
  const values: Values = { [`word${at}`]: word }
  const begins = beginningsOf(word)
  for (let of = 0; of < BEGINNINGS; of++) {
    const from = begins[of] ?? ''
    values[`from${at}_${of}`] = from
    values[`past${at}_${of}`] = from === '' ? '' : `${from}${PAST}`
  }
  return values
}

/** The number of the row that has the near words instead of a title. */
const NO_TASK = -1

type Values = Record<string, string | number>

const shapes = new Map<string, Prepared<Values, Found>>()

/** One statement for each number of words. The limit is written out: SQLite would plan anew for each that is given. */
function asking(count: number, limit: number): Prepared<Values, Found> {
  const key = `${count} ${limit}`
  const known = shapes.get(key)
  if (known !== undefined) return known
  const shape = prepared((db, of: Values) => ({ compile: () => statement(db, of, count, limit).compile(db) }))
  shapes.set(key, shape)
  return shape
}

function statement(db: Db, of: Values, count: number, limit: number): RawBuilder<Found> {
  const words = Array.from({ length: count }, (_, at) => sql`${of[`word${at}`]}`)
  const all = sql.join(words)
  const keys = sql`
    select hit.sort_key from (${sql.join([called(of), ...words.map((word) => under(of, word))], sql` union all `)}) as hit
    group by hit.sort_key order by sum(hit.worth) desc, hit.sort_key limit ${sql.lit(limit)}`
  // The keys come first: given the choice, PostgreSQL may rather walk the whole list.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const among = isPostgres ? sql`= any(array(${keys}))` : sql`in (${keys})`
  return sql<Found>`
    with recursive ${sought(of, words)}, ${near(of)}
    select t.number, t.title, t.completed_at, t.due_date, t.priority, t.id, t.list, t.labels, t.recurrence, t.reminders, t.sort_key, (
      select cast(count(*) as integer) from task_words as o
      where o.user_id = ${of.user_id} and o.word in (${all}) and o.sort_key = t.sort_key || ''
    ) as shared
    from tasks as t where t.user_id = ${of.user_id} and t.deleted_at is null and t.sort_key ${among}
    union all
    select ${sql.lit(NO_TASK)}, coalesce(string_agg(near.word, ' '), ''), null, null, null, '', null, '[]', null, null, '', 0
    from near where near.word is not null`
}

function under(of: Values, word: RawBuilder<unknown>): RawBuilder<unknown> {
  const entries = (what: RawBuilder<unknown>) => sql`
    select ${what} from task_words where user_id = ${of.user_id} and word = ${word}
    order by sort_key limit ${sql.lit(LOOKED_AT)}`
  return sql`
    select e.sort_key, ${sql.lit(WORTH)} / (select count(*) from (${entries(sql`1`)}) as c) as worth
    from (${entries(sql`sort_key`)}) as e`
}

function called(of: Values): RawBuilder<unknown> {
  const numbers = Array.from({ length: NUMBERS }, (_, at) => of[`number${at}`])
  return sql`
    select n.sort_key, ${sql.lit(CALLED)} as worth from tasks as n
    where n.user_id = ${of.user_id} and n.number in (${sql.join(numbers)}) and n.deleted_at is null`
}

/** Where words begin that those may be slips of which no title has. */
function sought(of: Values, words: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const ranges = words.flatMap((word, at) =>
    Array.from({ length: BEGINNINGS }, (_, number) => {
      const [from, past] = [of[`from${at}_${number}`], of[`past${at}_${number}`]]
      return sql`(cast(${word} as text), cast(${from} as text), cast(${past} as text))`
    }),
  )
  return sql`sought(word, start, past) as (values ${sql.join(ranges)})`
}

/** Goes from one distinct word to the next through the index, however many tasks have each. */
function near(of: Values): RawBuilder<unknown> {
  const next = (from: RawBuilder<unknown>) => sql`(
    select min(w.word) from task_words as w where w.user_id = ${of.user_id} and w.word ${from})`
  return sql`near(hops, past, word) as (
    select 1, s.past, ${next(sql`>= s.start and w.word < s.past`)} from sought as s
    where s.start <> '' and not exists (
      select 1 from task_words as k where k.user_id = ${of.user_id} and k.word = s.word)
    union all
    select near.hops + 1, near.past, ${next(sql`> near.word and w.word < near.past`)} from near
    where near.word is not null and near.hops < ${sql.lit(NEAR)})`
}
