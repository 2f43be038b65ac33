/** Small pieces of sentences: titles in quotes, days in words, lists that fit. */
import { dateOf, daysBetween, type Moment, timeOf, today, weekday } from '../domain/calendar.ts'
import type { TaskMark } from '../domain/pending.ts'
import { type Task, textLength } from '../domain/task.ts'

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

export function named(task: Pick<TaskMark, 'number' | 'title'>): string {
  return `#${task.number} ${quoted(task.title)}`
}

/** What is known of a task besides its title, to be put behind it. */
export function detailWords(
  { due_date, priority, description }: Partial<Pick<Task, 'due_date' | 'priority' | 'description'>>,
  now: Moment,
): string {
  const due = due_date ? `, due ${dueWords(due_date, now)}` : ''
  const urgency = priority ? `, ${priority} priority` : ''
  return `${due}${urgency}${description ? `, with the note ${quoted(description)}` : ''}`
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** As many titles as fit into so many characters, then how many more. */
export function titleList(tasks: readonly TaskMark[], room: number): string {
  const shown: string[] = []
  let used = 0
  for (const { number, title } of tasks) {
    const text = `#${number} ${shorten(title, 40)}`
    used += textLength(text) + 2
    if (used > room) break
    shown.push(text)
  }
  const more = tasks.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : joined(shown, 'and')
}

export function joined(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length <= 2) return parts.join(` ${word} `)
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
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
