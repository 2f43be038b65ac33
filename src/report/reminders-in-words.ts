/** When a task rings, in words: behind its receipt where it was said, and where it changed. */
import { epochOf, type Moment, wallTime } from '../domain/calendar.ts'
import { AT_DUE, dayAtIn, isMoment, leadIn, momentOf } from '../domain/reminders.ts'
import type { TaskFields } from '../domain/task-fields.ts'
import { dueWords } from '../domain/wording.ts'
import { joined, plural } from './words.ts'

/** Turns kept before there were reminders have none of these. */
type Reminded = Pick<TaskFields, 'due_date' | 'timezone'> &
  Partial<Pick<TaskFields, 'reminders' | 'snoozed_until'>>

/** So many are told one by one. */
const TOLD = 4

/** ", with a reminder 30 minutes before"; nothing where it goes without saying. */
export function reminderWords(task: Reminded, now: Moment): string {
  const { reminders } = task
  if (!reminders) return ''
  if (reminders.length === 0) return ', without a reminder'
  const ahead = reminders.filter((reminder) => !isOver(reminder, task, now))
  const late = reminders.length - ahead.length
  if (ahead.length === 0) return `, too late for ${late === 1 ? 'its reminder' : 'its reminders'}`
  const rest = late === 0 ? '' : ` (too late for ${late} more)`
  return `, with a reminder ${several(ahead, now)}${rest}${onceDue(ahead, task)}`
}

/** Nothing is promised that nothing will give. */
function onceDue(reminders: readonly string[], { due_date }: Reminded): string {
  return due_date === null && !reminders.every(isMoment) ? ', once it has a due date' : ''
}

function isOver(reminder: string, task: Reminded, now: Moment): boolean {
  const at = momentOf(reminder, task)
  return at !== null && epochOf(at) <= now.epoch_ms
}

/** As an order: "remind you 30 minutes before". */
export function remindingWords(reminders: readonly string[], now: Moment): string {
  return reminders.length === 0 ? 'not remind you' : `remind you ${several(reminders, now)}`
}

function several(reminders: readonly string[], now: Moment): string {
  const told = reminders.slice(0, TOLD).map((reminder) => when(reminder, now))
  const more = reminders.length - told.length
  return joined(more > 0 ? [...told, `${more} more times`] : told, 'and')
}

function when(reminder: string, now: Moment): string {
  if (isMoment(reminder)) return dueWords(reminder, now)
  if (reminder === AT_DUE) return 'when it is due'
  const at = dayAtIn(reminder)
  if (at !== null) return `${daysBefore(at.days)} at ${at.time}`
  const { days = 0, minutes = 0 } = leadIn(reminder) ?? {}
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(days === 0 ? [] : [plural(days, 'day')]),
    ...(hours === 0 ? [] : [plural(hours, 'hour')]),
    ...(rest === 0 ? [] : [plural(rest, 'minute')]),
  ]
  return `${joined(parts, 'and')} before`
}

function daysBefore(days: number): string {
  if (days === 0) return 'on the day'
  return days === 1 ? 'the day before' : `${days} days before`
}

/** What a change did to the reminders of a task. */
export function reminderChanges(before: Reminded, after: Reminded, now: Moment): readonly string[] {
  const isSame = String(before.reminders) === String(after.reminders)
  const wasNull = (before.reminders ?? null) === null
  return [
    ...(isSame && wasNull === ((after.reminders ?? null) === null) ? [] : [remindersNow(after, now)]),
    ...snoozeChange(before.snoozed_until ?? null, after.snoozed_until ?? null, now),
  ]
}

function remindersNow(after: Reminded, now: Moment): string {
  if (!after.reminders) return 'with a reminder when it is due'
  return after.reminders.length === 0 ? 'no more reminders of it' : `now${reminderWords(after, now).slice(1)}`
}

/** "tomorrow at 09:00" */
export function untilWords(until: string, now: Moment): string {
  return dueWords(until, now).replace(/^on /u, '')
}

function snoozeChange(before: string | null, after: string | null, now: Moment): readonly string[] {
  if (before === after) return []
  if (after === null) return ['no longer snoozed']
  const wall = wallTime({ ...now, epoch_ms: epochOf(after) })
  return [`snoozed until ${untilWords(wall, now)}`]
}
