/** A list of tasks that fits into a reply: task numbers, due dates in words, cut with "…and 12 more". */
import { isOverdue, type Moment } from '../domain/calendar.ts'
import type { Filter, ListTasks } from '../domain/command.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { textLength } from '../domain/task.ts'
import { dueFilterWords } from './due-in-words.ts'
import { detailWords, plural, shorten } from './words.ts'

/** Leaves room for the head, for "…and n more", and for another sentence or two. */
const ROOM = 380
const ROW_TITLE = 60

type Shown = ListTasks['params']

export function listInWords(page: TaskPage, filter: Shown, now: Moment, list_name?: string): string {
  const where =
    list_name === undefined
      ? ''
      : ` (I keep one list, so this is all of it, not just “${shorten(list_name, 30)}”)`
  if (page.total === 0) return `${emptyWords(filter, now)}${where}.`
  const rows = fitting(page.tasks.map((task) => row(task, now)))
  const more = page.total - rows.length
  const tail = more > 0 ? [`…and ${more} more`] : []
  const head = `${headOf(filter, now, (kind) => plural(page.total, `${kind}task`))}${where}:`
  return [head, ...rows, ...tail].join('\n')
}

export function countInWords(page: TaskPage, filter: Shown, now: Moment): string {
  return page.total === 0
    ? `${emptyWords(filter, now)}.`
    : `${headOf(filter, now, (kind) => plural(page.total, `${kind}task`))}.`
}

function emptyWords(filter: Shown, now: Moment): string {
  if (Object.keys(filter).length === 0) return 'You have no tasks yet'
  return headOf(filter, now, (kind) => `no ${kind}tasks`)
}

/** "You have 2 open tasks due today", "You completed no tasks yesterday". */
function headOf(filter: Shown, now: Moment, tasks: (kind: string) => string): string {
  const { completed_during: during, status: _, ...others } = filter
  if (during === undefined) return `You have ${tasks(kindOf(filter))}${whenOf(filter, now)}`
  return `You completed ${tasks(kindOf(others))} ${dueFilterWords(during, now)}${whenOf(others, now)}`
}

function kindOf({ status, priority, due, deleted }: Shown): string {
  const state = status === 'pending' ? 'open ' : status === 'completed' ? 'completed ' : ''
  const late = due === 'overdue' ? 'overdue ' : ''
  return `${deleted ? 'deleted ' : ''}${late}${state}${priority ? `${priority}-priority ` : ''}`
}

function whenOf({ due, query }: Filter, now: Moment): string {
  const about = query === undefined ? '' : ` about “${shorten(query, 40)}”`
  if (due === undefined || due === 'overdue') return about
  return ` due ${dueFilterWords(due, now)}${about}`
}

function row(task: Task, now: Moment): string {
  const details = detailWords({ due_date: task.due_date, priority: task.priority }, now)
  const late = task.due_date !== null && !task.completed && isOverdue(task.due_date, task.timezone, now)
  const state = task.completed ? ' (done)' : late ? ' (overdue)' : ''
  return `#${task.number} ${shorten(task.title, ROW_TITLE)}${details}${state}`
}

function fitting(rows: readonly string[]): readonly string[] {
  let used = 0
  const fit = rows.findIndex((text) => {
    used += textLength(text) + 1
    return used > ROOM
  })
  return fit < 0 ? rows : rows.slice(0, fit)
}
