/**
 * The tasks that have a word in common with a message, in one question whatever the length of the list; of a short
 * list all of them, which is quicker still. They help to read the message: what is then done is looked up properly.
 */
import type { KnownTask } from '../../domain/known-task.ts'
import { likeness } from '../../domain/match.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import { heldBy } from '../unit.ts'
import { taskCounts } from '../users.ts'
import { type Found, lookUp } from './look-up.ts'
import { numbersOf, wordsOf } from './related-words.ts'

export async function relatedTasks(
  db: Db,
  user_id: string,
  text: string,
  limit: number,
): Promise<readonly KnownTask[]> {
  const { pending, completed } = await taskCounts(db, user_id)
  if (pending + completed === 0) return []
  const on = heldBy(db)?.beside ?? db
  if (pending + completed <= limit) return (await wholeList(on, { user_id })).rows.map(knownTask)
  const words = wordsOf(text)
  const numbers = numbersOf(text)
  const { found, near } = await lookUp(on, user_id, words, numbers, limit)
  const meant = near.filter((own) => words.some((word) => likeness(word, own) > 0))
  const all = meant.length === 0 ? found : await respelled(on, user_id, words, meant, numbers, limit)
  return inOrder(all, numbers).slice(0, limit).map(knownTask)
}

/** A word that no title has is a slip, if the user's own words are like it. */
async function respelled(
  on: Db,
  user_id: string,
  words: readonly string[],
  meant: readonly string[],
  numbers: readonly number[],
  limit: number,
): Promise<readonly Found[]> {
  const { found } = await lookUp(on, user_id, [...meant, ...words], numbers, limit)
  return found
}

/** Called by its number, then most words first, then as the list has them. */
function inOrder(found: readonly Found[], numbers: readonly number[]): readonly Found[] {
  const isCalled = ({ number }: Found) => (numbers.includes(number) ? 1 : 0)
  return found.toSorted(
    (a, b) => isCalled(b) - isCalled(a) || b.shared - a.shared || (a.sort_key < b.sort_key ? -1 : 1),
  )
}

const wholeList = prepared((db, of: { user_id: string }) =>
  db
    .selectFrom('tasks')
    .select(['number', 'title', 'completed_at', 'due_date', 'priority', 'id'])
    .where('user_id', '=', of.user_id)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key'),
)

type Row = Omit<KnownTask, 'completed'> & { readonly completed_at: string | null }

function knownTask({ number, title, completed_at, due_date, priority, id }: Row): KnownTask {
  return { number, title, completed: completed_at !== null, due_date, priority, id }
}
