/**
 * What a phrase looks for: its words as they stand in the user's titles; for a word that is in none of them,
 * the user's own words that it is a likely slip of; in notes, its words as they are. A word that leads nowhere may be
 * one that is still being typed: it stands for the words it begins. Is it the beginning of none, it is dropped.
 */
import { sql } from 'kysely'
import { contentWords, likeness } from '../../domain/match.ts'
import type { Db } from '../engine.ts'
import { indexWord, type WordTable } from './words.ts'

/** A word of the phrase: any of `spellings` will do. */
export interface Sought {
  readonly spellings: readonly string[]
  /** How many entries there are, counted up to a bound. */
  readonly count: number
}

/** Rarest first: whatever has all the words is among the few that have the rarest. */
interface SoughtWords {
  readonly titles: readonly Sought[]
  readonly notes: readonly Sought[]
}

const MOST_WORDS = 12
const COUNTED = 2000

export async function soughtWords(db: Db, user_id: string, phrase: string): Promise<SoughtWords> {
  const words = [...new Set(contentWords(phrase).map(indexWord))].slice(0, MOST_WORDS)
  const asked = words.map((word) => [word])
  const exact = await counted(db, user_id, [...looking('task_words', asked), ...looking('note_words', asked)])
  const [titles, notes] = [exact.slice(0, asked.length), exact.slice(asked.length)]
  const slips: (readonly string[])[] = []
  const begun: (readonly string[])[] = []
  for (const [at, { spellings, count }] of titles.entries()) {
    if (count > 0) continue
    const [word = ''] = spellings
    const meant = await alike(db, user_id, word)
    slips.push(meant.length > 0 ? meant : await begunWith(db, user_id, 'task_words', word))
    if (notes[at]?.count === 0) begun.push(await begunWith(db, user_id, 'note_words', word))
  }
  const others = await counted(db, user_id, [
    ...looking('task_words', slips),
    ...looking('note_words', begun),
  ])
  return {
    titles: rarestFirst([...titles, ...others.filter(({ table }) => table === 'task_words')]),
    notes: rarestFirst([...notes, ...others.filter(({ table }) => table === 'note_words')]),
  }
}

function rarestFirst(sought: readonly Sought[]): readonly Sought[] {
  return sought.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count)
}

interface Look {
  readonly table: WordTable
  readonly spellings: readonly string[]
}

function looking(table: WordTable, each: readonly (readonly string[])[]): readonly Look[] {
  return each.flatMap((spellings) => (spellings.length === 0 ? [] : [{ table, spellings }]))
}

/** All in one question. */
async function counted(db: Db, user_id: string, looks: readonly Look[]): Promise<readonly (Sought & Look)[]> {
  if (looks.length === 0) return []
  const counts = looks.map(
    ({ table, spellings }, at) => sql`
      select ${sql.lit(at)} as at, cast(count(*) as integer) as count from (
        select 1 from ${sql.table(table)}
        where user_id = ${user_id} and word in (${sql.join(spellings)}) limit ${COUNTED}
      ) as entries`,
  )
  const { rows } = await sql<{ at: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ at, count }) => [at, count]))
  return looks.map((look, at) => ({ ...look, count: found.get(at) ?? 0 }))
}

/** Who has typed one letter has said nothing yet. */
const BEGUN = 2
/** So many words a beginning stands for. */
const BEGINNINGS = 50

async function begunWith(
  db: Db,
  user_id: string,
  table: WordTable,
  word: string,
): Promise<readonly string[]> {
  if (word.length < BEGUN) return []
  return (await wordsWith(db, user_id, word, table)).slice(0, BEGINNINGS)
}

async function alike(db: Db, user_id: string, word: string): Promise<readonly string[]> {
  if (word.length < 4) return []
  const vocabulary = await wordsLike(db, user_id, word)
  return vocabulary.filter((known) => likeness(word, known) > 0)
}

/** So many words are compared. */
const COMPARED = 2000

/** Those with the same first letter; where there are too many of them, those that begin more like it. */
async function wordsLike(db: Db, user_id: string, word: string): Promise<readonly string[]> {
  const [first = '', second = '', third = ''] = word
  for (const beginning of [first, first + second]) {
    const words = await wordsWith(db, user_id, beginning)
    if (words.length < COMPARED) return words
  }
  return await wordsWith(db, user_id, first + second + third)
}

/** Goes from one distinct word to the next through the index, however many tasks have each. */
async function wordsWith(
  db: Db,
  user_id: string,
  first: string,
  table: WordTable = 'task_words',
): Promise<readonly string[]> {
  const end = `${first}\u{10ffff}`
  const entries = sql.table(table)
  const { rows } = await sql<{ word: string | null }>`
    with recursive vocabulary(word) as (
      select min(word) from ${entries} where user_id = ${user_id} and word >= ${first} and word < ${end}
      union all
      select (
        select min(w.word) from ${entries} w
        where w.user_id = ${user_id} and w.word > vocabulary.word and w.word < ${end}
      ) from vocabulary where vocabulary.word is not null
    )
    select word from vocabulary where word is not null limit ${COMPARED}`.execute(db)
  return rows.flatMap(({ word }) => (word === null ? [] : [word]))
}
