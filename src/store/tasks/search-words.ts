/**
 * What a phrase looks for: its words as they stand in the user's titles; for a word that is in none of them,
 * the user's own words that it is a likely slip of. Words that lead nowhere are dropped.
 */
import { sql } from 'kysely'
import { contentWords, likeness } from '../../domain/match.ts'
import type { Db } from '../engine.ts'
import { indexWord } from './words.ts'

/** A word of the phrase: any of `spellings` will do. */
export interface Sought {
  readonly spellings: readonly string[]
  /** How many entries there are, counted up to a bound. */
  readonly count: number
}

const MOST_WORDS = 12
const COUNTED = 2000

/** Rarest first: whatever has all the words is among the few that have the rarest. */
export async function soughtWords(db: Db, user_id: string, phrase: string): Promise<readonly Sought[]> {
  const words = [...new Set(contentWords(phrase).map(indexWord))].slice(0, MOST_WORDS)
  const sought: Sought[] = []
  for (const word of words) {
    const exact = await counted(db, user_id, [word])
    const found = exact.count > 0 ? exact : await counted(db, user_id, await alike(db, user_id, word))
    if (found.count > 0) sought.push(found)
  }
  return sought.sort((a, b) => a.count - b.count)
}

async function counted(db: Db, user_id: string, spellings: readonly string[]): Promise<Sought> {
  if (spellings.length === 0) return { spellings, count: 0 }
  const some = db
    .selectFrom('task_words')
    .select('sort_key')
    .where('user_id', '=', user_id)
    .where('word', 'in', spellings)
    .limit(COUNTED)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .executeTakeFirstOrThrow()
  return { spellings, count }
}

async function alike(db: Db, user_id: string, word: string): Promise<readonly string[]> {
  const [first] = word
  if (first === undefined || word.length < 4) return []
  const vocabulary = await wordsWith(db, user_id, first)
  return vocabulary.filter((known) => likeness(word, known) > 0)
}

/** Goes from one distinct word to the next through the index, however many tasks have each. */
async function wordsWith(db: Db, user_id: string, first: string): Promise<readonly string[]> {
  const end = `${first}\u{10ffff}`
  const { rows } = await sql<{ word: string | null }>`
    with recursive vocabulary(word) as (
      select min(word) from task_words where user_id = ${user_id} and word >= ${first} and word < ${end}
      union all
      select (
        select min(w.word) from task_words w
        where w.user_id = ${user_id} and w.word > vocabulary.word and w.word < ${end}
      ) from vocabulary where vocabulary.word is not null
    )
    select word from vocabulary where word is not null`.execute(db)
  return rows.flatMap(({ word }) => (word === null ? [] : [word]))
}
