/** When a task rings, in words: behind its receipt where it was said, and where it changed. */
import { epochOf, type Moment, wallTime } from '../domain/calendar.ts'
import { AT_DUE, dayAtIn, isMoment, leadIn, momentOf, remindersOf } from '../domain/reminders.ts'
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

/** " rings 1 hour before, on Friday at 14:00." Asked about, what goes without saying is said, and so is what is over. */
export function ringWords(task: Reminded & { readonly completed: boolean }, now: Moment): string {
  const { reminders = null, snoozed_until = null } = task
  if (task.completed) return ' does not ring any more.'
  const later = snoozed_until === null ? null : wallTime({ ...now, epoch_ms: epochOf(snoozed_until) })
  if (later !== null) return ` is snoozed until ${untilWords(later, now)}.`
  const none = reminders === null ? ' has no reminder of its own' : ' has no reminder'
  const own = remindersOf({ ...task, reminders })
  if (own.length === 0) return `${none}.`
  if (reminders === null) return `${none}; it rings when it is due${momentWords(AT_DUE, task, now)}.`
  const ahead = own.filter((reminder) => !isOver(reminder, task, now))
  if (ahead.length === 0) return ` has no reminder any more: ${several(own, now)} is over.`
  const told = ahead.slice(0, TOLD).map((one) => `${when(one, now)}${momentWords(one, task, now)}`)
  return ` has ${ahead.length === 1 ? 'a reminder' : `${ahead.length} reminders`}: ${joined(told, 'and')}.`
}

/** ", on Thursday at 14:00", where it is not said already. */
function momentWords(reminder: string, task: Reminded, now: Moment): string {
  const at = isMoment(reminder) ? null : momentOf(reminder, task)
  return at === null ? '' : `, ${dueWords(wallTime({ ...now, epoch_ms: epochOf(at) }), now)}`
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
  return after.reminders.length === 0 ? 'no more reminders' : `now${reminderWords(after, now).slice(1)}`
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
