/** The look at the day that is sent in the morning: how much there is, and what it is. Pure. */
import { type Moment, timeOf } from '../domain/calendar.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { dueWords, shorten } from '../domain/wording.ts'
import type { Delivery } from '../store/contract-rings.ts'
import { type Notice, noticeId } from './notice.ts'

/** So many of each are named. */
export const MOST_NAMED = 10
const SHOWN_TITLE = 60

export interface Day {
  readonly now: Moment
  readonly overdue: TaskPage
  readonly today: TaskPage
}

export function briefNotice(delivery: Delivery, { now, overdue, today }: Day, url: string): Notice {
  const counts = [
    ...(today.total > 0 ? [`${today.total} due today`] : []),
    ...(overdue.total > 0 ? [`${overdue.total} overdue`] : []),
  ]
  const title = `Your day: ${counts.join(', ') || 'nothing is due'}`
  const late = overdue.tasks.map((task) => `${shown(task)}, due ${dueWords(task.due_date ?? '', now)}`)
  const lines = [...named(today, today.tasks.map(atItsTime)), ...named(overdue, late)]
  const body = lines.join('\n') || 'Nothing is due today, and nothing is overdue.'
  return { id: noticeId(delivery), subject: title, title, body, url, actions: [], late: delivery.late }
}

function named({ total }: TaskPage, lines: readonly string[]): readonly string[] {
  return total > lines.length ? [...lines, `…and ${total - lines.length} more`] : lines
}

function atItsTime(task: Task): string {
  const time = timeOf(task.due_date ?? '')
  return time === null ? shown(task) : `${time} ${shown(task)}`
}

function shown({ number, title }: Task): string {
  return `#${number} ${shorten(title, SHOWN_TITLE)}`
}
