/** Which tasks of a list a question would show, in which order, and in which words. */
import { addDays, dateOf, type Moment, timeOf, today } from '../../src/domain/calendar.ts'
import type { ListTasks, Reference } from '../../src/domain/command.ts'
import { about } from '../../src/domain/match.ts'
import type { Task } from '../../src/domain/task.ts'
import { rowWords } from '../../src/domain/wording.ts'
import { plain } from './plain.ts'

type Asked = ListTasks['params']

export interface Listed {
  readonly numbers: readonly number[]
  readonly says: string
}

export function listed(
  asked: Asked,
  { tasks, now }: { readonly tasks: readonly Task[]; readonly now: Moment },
  meant: (reference: Reference) => readonly number[] | null,
): Listed {
  const left = new Set((asked.except ?? []).flatMap((reference) => meant(reference) ?? []))
  const fitting = tasks.filter((task) => !left.has(task.number) && isAsked(task, asked, today(now)))
  const found = asked.query === undefined ? fitting : about(asked.query, fitting)
  const { order = 'due', limit = found.length, after = 0 } = asked
  const some = found.toSorted(ORDERS[order]).slice(after, after + limit)
  const rows = asked.count ? [] : some.map((task) => rowWords(task, now))
  return {
    numbers: asked.count ? [] : some.map(({ number }) => number),
    says: [`You have ${found.length === 0 ? 'no' : found.length} tasks`, ...rows].join('\n'),
  }
}

const LEVELS = ['high', 'medium', 'low']
const dueOf = ({ due_date }: Task) => due_date ?? '9'
const byDue = (a: Task, b: Task) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : a.number - b.number)
const rankOf = ({ priority }: Task) => LEVELS.indexOf(priority ?? 'medium')

const ORDERS: Readonly<Record<NonNullable<Asked['order']>, (a: Task, b: Task) => number>> = {
  due: byDue,
  priority: (a, b) => rankOf(a) - rankOf(b) || byDue(a, b),
  newest: (a, b) => b.number - a.number,
  oldest: (a, b) => a.number - b.number,
  title: (a, b) => a.title.localeCompare(b.title),
  manual: (a, b) => a.number - b.number,
}

function isAsked(task: Task, asked: Asked, here: string): boolean {
  const { completed, due_date, priority } = task
  const status = asked.status ?? usualStatus(asked)
  return (
    (status === 'all' || completed === (status === 'completed')) &&
    (asked.priority === undefined || priority === asked.priority) &&
    isSortedUnder(task, asked) &&
    // what a row has done was done today
    (asked.completed_during === undefined || isDue(here, asked.completed_during, here)) &&
    (asked.hours === undefined || isWithin(due_date, asked.hours)) &&
    (asked.due === undefined || isDue(due_date === null ? null : dateOf(due_date), asked.due, here))
  )
}

function isSortedUnder({ list, labels, recurrence }: Task, asked: Asked): boolean {
  return (
    (asked.list === undefined || isSameName(list, asked.list)) &&
    (asked.label === undefined || labels.some((label) => isSameName(label, asked.label))) &&
    (asked.repeating === undefined || recurrence !== null)
  )
}

export function isSameName(name: string | null, other: string | null | undefined): boolean {
  return plain(name ?? '') === plain(other ?? '')
}

function usualStatus({ completed_during, query }: Asked): NonNullable<Asked['status']> {
  if (completed_during !== undefined) return 'completed'
  return query === undefined ? 'pending' : 'all'
}

function isWithin(due_date: string | null, hours: string): boolean {
  const time = due_date === null ? null : timeOf(due_date)
  const [from = '', to = ''] = hours.split('..')
  return time !== null && time >= from && time <= to
}

function isDue(day: string | null, due: NonNullable<Asked['due']>, here: string): boolean {
  if (due === 'none') return day === null
  if (day === null) return false
  if (due === 'any') return true
  if (due === 'overdue') return day < here
  if (due === 'today') return day === here
  if (due === 'tomorrow') return day === addDays(here, 1)
  if (due === 'this week') return day >= here && day <= addDays(here, 6)
  const [from = '', to = ''] = due.split('..')
  return day >= from && day <= to
}
