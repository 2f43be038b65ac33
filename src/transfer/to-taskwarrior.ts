/**
 * A task as `task import` takes it: one JSON object a line. What repeats every so many days, weeks, months or years is
 * the pattern of a repeating task there; what `recur` does not say of a rule stands in an annotation.
 */
import { dateOf, onClockOf, timeOf, weekday } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import { readRule } from '../repeat/read-rule.ts'
import { type Frequency, type Rule, ruleText } from '../repeat/rule.ts'
import type { Carried } from './carried.ts'
import { oneLine, oneWord } from './one-line.ts'
import { taskwarriorSpan } from './repetition.ts'
import { ruleLine } from './rule-line.ts'

const LETTERS: Readonly<Record<Priority, string>> = { high: 'H', medium: 'M', low: 'L' }

/** Where nobody knows when. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

export function taskwarriorOf(task: Carried): string {
  const { id, title, priority, list, labels } = task
  const entry = stamp(task.created_at ?? task.completed_at ?? LONG_AGO)
  const notes = notesOf(task).map((description) => ({ entry, description }))
  const exported = {
    uuid: id,
    description: oneLine(title),
    entry,
    ...stateOf(task),
    ...dueOf(task),
    ...(priority && { priority: LETTERS[priority] }),
    ...(list && { project: list }),
    ...(labels.length > 0 && { tags: labels.map(oneWord) }),
    ...(notes.length > 0 && { annotations: notes }),
  }
  return `${JSON.stringify(exported)}\n`
}

function stateOf(task: Carried) {
  const { completed, completed_at, created_at } = task
  const recur = recurOf(task)
  if (!completed)
    return recur ? { status: 'recurring', recur: recur.recur, until: recur.until } : { status: 'pending' }
  return { status: 'completed', end: stamp(completed_at ?? created_at ?? LONG_AGO) }
}

/** A day is its midnight, wherever it is read; a time without a zone is taken as UTC. */
function dueOf({ due_date, timezone }: Carried): { readonly due?: string } {
  if (due_date === null) return {}
  if (timeOf(due_date) === null) return { due: due_date }
  return { due: `${compact(onClockOf(due_date, timezone ?? 'UTC', 'UTC'))}00Z` }
}

function notesOf(task: Carried): readonly string[] {
  const lines = (task.description ?? '').split(/\r\n|\n/u).filter((line) => line.trim() !== '')
  const rule = recurOf(task)?.isAll ? null : ruleLine(task)
  return rule === null ? lines : [...lines, rule]
}

interface Recur {
  readonly recur: string
  readonly until?: string
  /** Nothing of the rule is left to say. */
  readonly isAll: boolean
}

/** "2weeks", and until when; null where Taskwarrior cannot say it, or the task does not repeat. */
function recurOf(task: Carried): Recur | null {
  const { due_date, recurrence, recurs_from, recurs_on, recurs_except } = task
  const read = recurrence === null ? null : readRule(recurrence)
  if (read === null || 'trouble' in read || due_date === null) return null
  if (recurs_from === 'completion' || recurs_on !== null || recurs_except.length > 0) return null
  const { until, ...rule } = read.rule
  const bare = withoutItsDay(rule, dateOf(due_date))
  const recur = taskwarriorSpan(ruleText(bare))
  return recur === null ? null : { recur, ...(until && { until }), isAll: bare === rule }
}

/** "Every Monday" of a task that is due on a Monday is "weekly"; so are its day of the month, and of the year. */
function withoutItsDay(rule: Rule, due: string): Rule {
  const { frequency, weekdays, monthDays, months } = rule
  const [month = 0, day = 0] = due.slice(5).split('-').map(Number)
  const bare = { ...rule, weekdays: [], monthDays: [], months: [] }
  const on: Readonly<Record<Frequency, Partial<Rule>>> = {
    DAILY: {},
    WEEKLY: { weekdays: [{ weekday: weekday(due) }] },
    MONTHLY: { monthDays: [day] },
    YEARLY: { months: [month], monthDays: [day] },
  }
  const isNamed = weekdays.length + monthDays.length + months.length > 0
  return isNamed && day < 29 && ruleText(rule) === ruleText({ ...bare, ...on[frequency] }) ? bare : rule
}

function stamp(instant: string): string {
  return `${compact(instant.slice(0, 19))}Z`
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/gu, '')
}
