/**
 * Reminders that rang, while a page is open: a word in the page that stays until it was seen, a mark on the tab while
 * nobody looks, and a notification where the user has allowed it. The server says what rang; each is shown once, in
 * whichever page sees it first.
 */
import { channelsApi, type Rung } from '../api/channels.ts'
import type { Task } from '../api/types.ts'
import { keep, kept } from './kept.ts'
import { setDone } from './task-actions.ts'
import { lastingToast } from './toasts.ts'

const LOOK_MS = 5000
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
  const now = Date.now()
  for (const rung of await channelsApi.rings()) {
    if (!isNews(rung, now) || !isFirst(rung)) continue
    const task = await channelsApi.task(rung.task_id).catch(() => null)
    if (task && !task.completed) ring(task, rung)
  }
}

export function isNews({ rung_at }: Pick<Rung, 'rung_at'>, now: number): boolean {
  return now - Date.parse(rung_at) < LATE_MS
}

function isFirst({ task_id, at }: Rung): boolean {
  const rung = (JSON.parse(kept(KEY) ?? '[]') as readonly string[]).slice(-REMEMBERED)
  const mine = `${task_id} ${at}`
  if (rung.includes(mine)) return false
  keep(KEY, [...rung, mine])
  return true
}

export function words(
  { number, title, due_date }: Pick<Task, 'number' | 'title' | 'due_date'>,
  late: boolean,
): string {
  const time = due_date !== null && due_date.length > 10 ? `, due at ${due_date.slice(11)}` : ''
  return `${late ? 'Late reminder' : 'Reminder'}: #${number} ${title}${time}`
}

function ring(task: Task, { late }: Rung): void {
  const told = words(task, late)
  lastingToast(told, { label: 'Done', run: () => void setDone(task, true) })
  if (document.visibilityState === 'hidden') document.title = MARKED
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification('Sayso', { body: told })
}
