/**
 * Times that have come, while a page is open: a word in the page that stays until it was seen, a mark on the tab while
 * nobody looks, and a notification where the user has allowed it. Each rings once, in whichever page sees it first.
 */
import { api } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { keep, kept } from './kept.ts'
import { timeZone } from './settings.ts'
import { setDone } from './task-actions.ts'
import { lastingToast } from './toasts.ts'

const LOOK_MS = 20_000
/** A page that was closed at the time does not ring for all of yesterday. */
const LATE_MS = 15 * 60_000
const KEY = 'rung'
const REMEMBERED = 200

const PLAIN = 'Sayso'
const MARKED = `● ${PLAIN}`

export function startRinging(): () => void {
  const look = () => void ringDue().catch(() => undefined)
  const seen = () => {
    if (document.visibilityState === 'visible') document.title = PLAIN
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', seen)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

async function ringDue(): Promise<void> {
  const now = new Date()
  const { tasks } = await api.tasks({ status: 'pending', due: 'today', limit: 100 }, timeZone())
  for (const task of tasks) if (isTime(task, now) && isFirst(task)) ring(task)
}

/** Judged on the clock of the task's own zone. */
export function isTime({ due_date, timezone }: Pick<Task, 'due_date' | 'timezone'>, now: Date): boolean {
  if (due_date === null || due_date.length <= 10) return false
  const since = wallClock(new Date(now.getTime() - LATE_MS), timezone)
  return due_date <= wallClock(now, timezone) && due_date > since
}

function wallClock(at: Date, zone: string | null): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(zone !== null && { timeZone: zone }),
  })
  return format.format(at).replace(' ', 'T')
}

function isFirst({ id, due_date }: Task): boolean {
  const rung = (JSON.parse(kept(KEY) ?? '[]') as readonly string[]).slice(-REMEMBERED)
  const mine = `${id} ${due_date}`
  if (rung.includes(mine)) return false
  keep(KEY, [...rung, mine])
  return true
}

function ring(task: Task): void {
  const words = `Due at ${task.due_date?.slice(11)}: #${task.number} ${task.title}`
  lastingToast(words, { label: 'Done', run: () => void setDone(task, true) })
  if (document.visibilityState === 'hidden') document.title = MARKED
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification('Sayso', { body: words })
}
