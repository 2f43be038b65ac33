/** Which tasks of a list a question would show. */
import { addDays, dateOf } from '../../src/domain/calendar.ts'
import type { ListTasks } from '../../src/domain/command.ts'
import type { KnownTask } from '../../src/domain/known-task.ts'
import { about as having } from '../../src/domain/match.ts'
import type { Want } from './rows.ts'

type Asked = ListTasks['params']

/** A count, an order or a time of completion cannot be judged here, and counts as right. */
export function showsWanted(
  asked: Asked,
  { shows, loose }: Want,
  tasks: readonly KnownTask[],
  here: string,
): boolean {
  if (!shows || asked.count || asked.limit || asked.completed_during || asked.except || asked.hours)
    return true
  const numbers = tasks.filter((task) => isAsked(task, asked, here)).map(({ number }) => number)
  const found = asked.query === undefined ? numbers : about(asked.query, tasks, numbers)
  const all = shows.every((number) => found.includes(number))
  return all && (loose === true || found.length === shows.length)
}

function isAsked({ completed, due_date, priority }: KnownTask, asked: Asked, here: string): boolean {
  const { status = asked.query === undefined ? 'pending' : 'all', due, priority: level } = asked
  if (status !== 'all' && completed !== (status === 'completed')) return false
  if (level !== undefined && priority !== level) return false
  return due === undefined || isDue(due_date === null ? null : dateOf(due_date), due, here)
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

function about(query: string, tasks: readonly KnownTask[], among: readonly number[]): readonly number[] {
  const fitting = having(query, tasks).map(({ number }) => number)
  return among.filter((number) => fitting.includes(number))
}
