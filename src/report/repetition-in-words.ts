/** How a task repeats, and on which dates it comes next: behind every receipt of one that does. */
import { type Moment, today } from '../domain/calendar.ts'
import type { Task } from '../domain/task.ts'
import { dayWords, dueWords } from '../domain/wording.ts'
import { comingDates, type Occurrence, ruleOf } from '../repeat/occurrence.ts'
import { ruleInWords } from '../repeat/words.ts'
import { joined, plural } from './words.ts'

/** With the one it is due on, so many dates are told. */
const DATES = 3

/** "every Monday", or how another program wrote it. */
export function everyWords(task: Pick<Occurrence, 'recurrence' | 'recurs_from'>): string {
  const rule = ruleOf(task)
  return rule === null ? `by the rule ${task.recurrence}` : ruleInWords(rule, task.recurs_from ?? 'due')
}

/** ", every Monday (then on 16 March and on 23 March)"; nothing of a task that does not repeat. */
export function repetitionWords(task: Occurrence, now: Moment): string {
  // what was kept before tasks could repeat has no rule
  if (!task.recurrence) return ''
  return `, ${everyWords(task)}${exceptWords(task, now)}${thenWords(task, now)}`
}

function thenWords(task: Occurrence, now: Moment): string {
  if (task.due_date === null) return ' (paused)'
  const [, ...then] = comingDates(task, today({ ...now, timezone: task.timezone ?? now.timezone }), DATES)
  return then.length === 0
    ? ' (for the last time)'
    : ` (then ${joined(
        then.map((date) => dayWords(date, now)),
        'and',
      )})`
}

/** What follows "Done: …" of one that repeats. */
export function nextWords(next: Task | null | undefined, missed: number | undefined, now: Moment): string {
  if (next === undefined) return ''
  const late = missed ? ` ${plural(missed, 'date')} went by in between.` : ''
  if (next === null) return `${late} That was the last one.`
  const due = next.due_date === null ? '' : ` is due ${dueWords(next.due_date, now)}`
  return `${late} The next one, #${next.number},${due}${repetitionWords(next, now)}.`
}

/** What a change did to the repetition of a task. */
export function repetitionChanges(before: Occurrence, after: Occurrence, now: Moment): readonly string[] {
  if (!before.recurrence && !after.recurrence) return []
  if (!after.recurrence) return ['no longer repeating']
  const isSame =
    before.recurrence === after.recurrence &&
    before.recurs_from === after.recurs_from &&
    String(before.recurs_except ?? []) === String(after.recurs_except ?? [])
  if (!isSame) return [`repeating ${everyWords(after)}${exceptWords(after, now)}${thenWords(after, now)}`]
  if (before.due_date === after.due_date) return []
  if (after.due_date === null) return [`paused, still ${everyWords(after)}`]
  return [
    `${after.recurs_on === null ? '' : 'only this once, '}still ${everyWords(after)}${thenWords(after, now)}`,
  ]
}

/** Those still ahead, as far as they are few. */
export function exceptWords(
  { recurs_except }: { readonly recurs_except?: readonly string[] },
  now: Moment,
): string {
  const days = (recurs_except ?? []).toSorted().map((each) => each.split('/'))
  const ahead = days.filter(([from = '', to = from]) => to >= today(now)).slice(0, DATES)
  const said = ahead.map(([from = '', to]) =>
    to === undefined
      ? dayWords(from, now)
      : `from ${dayWords(from, now)} to ${dayWords(to, now)}`.replaceAll(' on ', ' '),
  )
  return said.length === 0 ? '' : ` except ${joined(said, 'and')}`
}
