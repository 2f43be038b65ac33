/**
 * Pieces of sentences about a task: its title in quotes, its days in words, its row in a list. Here and not with the
 * replies, as the policy has to know how many rows a reply will show.
 */
import { dateOf, daysBetween, isOverdue, type Moment, timeOf, today, weekday } from './calendar.ts'
import type { Task } from './task.ts'
import { textLength } from './text.ts'

/** A title shown in a sentence; what is too long is cut, the full one travels beside. */
const SHOWN_TITLE = 80

/** On one line, and no longer than that. */
export function shorten(text: string, length: number): string {
  return cut(text.replaceAll(/[\r\n\t]/gu, ' '), length)
}

export function cut(text: string, length: number): string {
  return textLength(text) <= length ? text : `${[...text].slice(0, length - 1).join('')}…`
}

export function quoted(title: string): string {
  return `“${shorten(title, SHOWN_TITLE)}”`
}

/** What is known of a task besides its title, to be put behind it. */
export function detailWords(
  task: Partial<Pick<Task, 'due_date' | 'priority' | 'description'> & { labels: readonly string[] }>,
  now: Moment,
): string {
  const { due_date, priority, description, labels = [] } = task
  const due = due_date ? `, due ${dueWords(due_date, now)}` : ''
  const urgency = priority ? `, ${priority} priority` : ''
  const tags = labels.length > 0 ? `, tagged ${labelWords(labels)}` : ''
  return `${due}${urgency}${tags}${description ? `, with the note ${quoted(description)}` : ''}`
}

/** "#finance #tax return" */
export function labelWords(labels: readonly string[]): string {
  return labels.map((label) => `#${shorten(label, 40)}`).join(' ')
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "tomorrow", "on Friday", "on 5 March", "on 5 March 2027 at 17:00" */
export function dueWords(due: string, now: Moment): string {
  const time = timeOf(due)
  return time === null ? dayWords(dateOf(due), now) : `${dayWords(dateOf(due), now)} at ${time}`
}

const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

export function dayWords(date: string, now: Moment): string {
  const here = today(now)
  const away = daysBetween(here, date)
  const close = near[away]
  if (close !== undefined) return close
  if (away > 1 && away < 7) return `on ${weekdays[weekday(date) - 1]}`
  const [year, month, day] = date.split('-').map(Number)
  const sameYear = date.slice(0, 4) === here.slice(0, 4)
  return `on ${day} ${months[(month ?? 1) - 1]}${sameYear ? '' : ` ${year}`}`
}

/** Leaves room for the head, for "…and n more", and for another sentence or two. */
const ROOM = 380
const ROW_TITLE = 60

/** `on_list`: all of them are on one list, which goes without saying. */
export function rowWords(task: Task, now: Moment, on_list = false): string {
  const details = detailWords({ due_date: task.due_date, priority: task.priority }, now)
  const list = task.list && !on_list ? `, on ${quoted(task.list)}` : ''
  const tags = task.labels?.length > 0 ? ` ${labelWords(task.labels)}` : ''
  const late = task.due_date !== null && !task.completed && isOverdue(task.due_date, task.timezone, now)
  const state = task.completed ? ' (done)' : late ? ' (overdue)' : ''
  return `#${task.number} ${shorten(task.title, ROW_TITLE)}${details}${list}${tags}${state}`
}

/** How many of these a reply has room for. */
export function rowsThatFit(tasks: readonly Task[], row: (task: Task) => string): number {
  let used = 0
  const fit = tasks.findIndex((task) => {
    used += textLength(row(task)) + 1
    return used > ROOM
  })
  return fit < 0 ? tasks.length : fit
}
