/** How often a task that comes back was done, and when it was the last time. */
import { epochOf, type Moment, today } from '../domain/calendar.ts'
import type { Saying } from '../domain/saying.ts'
import type { TaskPage } from '../domain/task.ts'
import { dayWords, quoted } from '../domain/wording.ts'
import { dueFilterWords } from './due-in-words.ts'
import { plural } from './words.ts'

type TimesDone = Extract<Saying, { readonly say: 'times_done' }>

export function timesDone(page: TaskPage, { title, during, isSeries }: TimesDone, now: Moment): string {
  const those = page.tasks.filter((task) => isSeries || task.title === title)
  const done = those.map(({ completed_at }) => completed_at ?? '')
  const when = during === 'ever' ? '' : ` ${dueFilterWords(during, now)}`
  const last = done.toSorted().at(-1)
  if (last === undefined) return `You haven’t done ${quoted(title)}${when || ' yet'}.`
  const day = dayWords(today({ ...now, epoch_ms: epochOf(last) }), now)
  // what is found is best first, and no more than a page of it is counted
  const isWhole = isSeries || page.next_cursor === null || done.length < page.tasks.length
  const often = times(isSeries ? page.total : done.length)
  return `You did ${quoted(title)} ${isWhole ? '' : 'at least '}${often}${when}, the last time ${day}.`
}

function times(count: number): string {
  return count < 3 ? (['', 'once', 'twice'][count] ?? '') : plural(count, 'time')
}
