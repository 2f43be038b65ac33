/** What a ring says, whichever way it goes: its title, a line about when, and what can be done at once. */
import { hash } from 'node:crypto'
import { epochOf, type Moment, wallTime } from '../domain/calendar.ts'
import { NO_TASK } from '../domain/morning-brief.ts'
import { type RingAction, ringActions } from '../domain/ringing.ts'
import { dueWords, shorten } from '../domain/wording.ts'
import type { Delivery, RungTask } from '../store/contract-rings.ts'
import type { Links } from './links.ts'

export interface Notice {
  /** The same for every attempt: whoever gets it twice can tell. */
  readonly id: string
  /** What an e-mail has above it. */
  readonly subject: string
  readonly title: string
  readonly body: string
  /** Where the list is. */
  readonly url: string
  readonly actions: readonly { readonly label: string; readonly url: string }[]
  readonly late: boolean
}

export interface Origin {
  /** https://sayso.example */
  readonly base_url: string
  readonly links: Links
}

const labels: Readonly<Record<RingAction, string>> = {
  done: 'Done',
  'in 10 minutes': '10 minutes',
  'in 1 hour': '1 hour',
  tomorrow: 'Tomorrow',
}

export function noticeOf(
  delivery: Delivery,
  task: RungTask,
  { base_url, links }: Origin,
  now_ms: number,
): Notice {
  const { user_id, ring_at, late } = delivery
  const url = (action: RingAction) =>
    `${base_url}/r/${links.tokenFor({ user_id, about: task.id, ring_at, action }, now_ms)}`
  const title = shorten(task.title, 200)
  return {
    id: noticeId(delivery),
    subject: `Reminder: ${title}`,
    title,
    body: bodyOf(task, delivery, now_ms),
    url: base_url,
    actions: ringActions.map((action) => ({ label: labels[action], url: url(action) })),
    late,
  }
}

export function noticeId({ user_id, channel, task, ring_at }: Delivery): string {
  return hash('sha256', [user_id, channel.id, task?.id ?? NO_TASK, ring_at].join('\n'))
}

/** "Due today at 17:00.", on the clock of the task; a late one says when it should have come. */
function bodyOf(task: RungTask, { ring_at, late }: Delivery, epoch_ms: number): string {
  const now: Moment = { epoch_ms, timezone: task.timezone ?? 'UTC' }
  const due = task.due_date === null ? '' : `Due ${dueWords(task.due_date, now)}.`
  const at = wallTime({ ...now, epoch_ms: epochOf(ring_at) })
  const wait = late ? `Late: this was to come ${dueWords(at, now)}.` : ''
  return [due, wait].filter((part) => part !== '').join(' ') || `#${task.number}`
}
