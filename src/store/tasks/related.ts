/**
 * The tasks that have a word in common with a message, in one question whatever the length of the list; of a short
 * list all of them, which is quicker still. They help to read the message: what is then done is looked up properly.
 */
import type { Beside, KnownTask } from '../../domain/known-task.ts'
import { likeness } from '../../domain/match.ts'
import { listKey } from '../../domain/name-key.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import { heldBy } from '../unit.ts'
import { taskCounts } from '../users.ts'
import { type Grouping, namesOf } from './groupings.ts'
import { type Found, lookUp } from './look-up.ts'
import { numbersOf, wordsOf } from './related-words.ts'

export async function relatedTo(db: Db, user_id: string, text: string, limit: number): Promise<Beside> {
  const on = heldBy(db)?.beside ?? db
  const [tasks, names] = await all([relatedTasks(db, on, user_id, text, limit), namesOf(on, user_id)])
  const { list = [], label = [] } = Object.groupBy(names, ({ kind }) => kind)
  return { tasks, lists: namesFor(text, list), labels: namesFor(text, label) }
}

/** So many names come along whatever is said. */
const NAMES = 100
/** Words that begin alike may be forms of one word. */
const ALIKE = 4

/** All of them; of many, those that have a word that begins like one of the message. */
function namesFor(text: string, named: readonly Pick<Grouping, 'key' | 'name'>[]): readonly string[] {
  if (named.length <= NAMES) return named.map(({ name }) => name)
  const said = new Set(
    listKey(text)
      .split(' ')
      .map((word) => word.slice(0, ALIKE)),
  )
  const shared = named.filter(({ key }) => key.split(' ').some((word) => said.has(word.slice(0, ALIKE))))
  return shared.slice(0, NAMES).map(({ name }) => name)
}

async function relatedTasks(
  db: Db,
  on: Db,
  user_id: string,
  text: string,
  limit: number,
): Promise<readonly KnownTask[]> {
  const { pending, completed } = await taskCounts(db, user_id)
  if (pending + completed === 0) return []
  if (pending + completed <= limit) return (await wholeList(on, { user_id })).rows.map(knownTask)
  const words = wordsOf(text)
  const numbers = numbersOf(text)
  const { found, near } = await lookUp(on, user_id, words, numbers, limit)
  const meant = near.filter((own) => words.some((word) => likeness(word, own) > 0))
  const them = meant.length === 0 ? found : await respelled(on, user_id, words, meant, numbers, limit)
  return inOrder(them, numbers).slice(0, limit).map(knownTask)
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
    .select(['number', 'title', 'completed_at', 'due_date', 'priority', 'id', 'list', 'labels'])
    .select(['recurrence', 'reminders'])
    .where('user_id', '=', of.user_id)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key'),
)

type Row = Omit<Found, 'sort_key' | 'shared'>

function knownTask({ completed_at, labels, ...row }: Row): KnownTask {
  const { number, title, due_date, priority, id, list, recurrence, reminders } = row
  return {
    ...{ number, title, completed: completed_at !== null, due_date, priority, id, list },
    ...{
      labels: JSON.parse(labels),
      recurrence,
      ...(reminders === null ? {} : { reminders: JSON.parse(reminders) }),
    },
  }
}
