/** Times as reminders: so long before, and moments on the day that is meant. */
import { dateOf, timeOf } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { dayAt, dayAtIn, isMoment, leadIn } from '../../domain/reminders.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import { reminding as english } from '../english/reminding.ts'
import { momentsIn } from './later.ts'
import { type Marked, type Stretch, says, textOf } from './marked.ts'
import { isClock, type Time } from './times.ts'

/** Whose reminders they are to be; `day`: on which day, where that was said apart; of a new task, on its own. */
export interface Whose {
  readonly task: Pick<KnownTask, 'due_date' | 'reminders'> | null
  readonly day?: Time | undefined
  readonly isNew?: true
}

/** Moments, lead times, and amounts of time as such. */
export function remindersIn(
  message: Marked,
  part: Stretch,
  times: readonly Time[],
  whose: Whose,
): readonly string[] {
  const leads = times.filter(({ kind }) => kind !== 'date').flatMap(({ reminders }) => reminders)
  const dates = times.flatMap(({ date }) => (date ? [date] : []))
  const [only] = dates
  if (only && dates.length === 1 && isClock(only) && leads.some((one) => dayAtIn(one)))
    return leads.map((one) => atHour(one, only))
  const timed = dates.some((date) => 'due_date' in date && date.due_date.length > 10)
  // a day alone says when the task is, if it is said how long before that it rings
  const moments = leads.length > 0 && !timed ? [] : momentsIn(textOf(message, part), dates)
  const day = dates.every(isClock) ? dayOf(message, part, whose) : null
  const isHalf = dates.every((date) => 'half' in date)
  const onDay = (moment: string) => (day ? hourOn(day, moment, isHalf, whose) : moment)
  return [...new Set([...moments.map(onDay), ...leads])]
}

/** Without am or pm: the last time it is so late before the task is due, or the likelier one of a waking day. */
function hourOn(day: string, moment: string, isHalf: boolean, { task }: Whose): string {
  const hour = Number(moment.slice(11, 13)) % 12
  const [early, late] = [hour, hour + 12].map(
    (one) => `${day}T${String(one).padStart(2, '0')}${moment.slice(13)}`,
  )
  const as = `${day}${moment.slice(10)}`
  if (!isHalf) return as
  const due = task?.due_date?.startsWith(`${day}T`) ? task.due_date : null
  if (due) return [late, early].find((one) => one !== undefined && one < due) ?? as
  return (hour >= MORNING_FROM ? early : late) ?? as
}

const MORNING_FROM = 7

/** "the night before, about 9pm" */
function atHour(reminder: string, date: DateMatch): string {
  const at = dayAtIn(reminder)
  const hour = 'due_date' in date ? timeOf(date.due_date) : null
  return at && hour ? dayAt(at.days, hour) : reminder
}

/** An hour alone is on the day of what it takes the place of, or on the day of the task where that is said. */
function dayOf(message: Marked, part: Stretch, { task, day, isNew }: Whose): string | null {
  if (day?.date && 'due_date' in day.date) return dateOf(day.date.due_date)
  const isThatDay = isNew || english.thatDay.test(textOf(message, part))
  if (task?.due_date && isThatDay) return dateOf(task.due_date)
  const [only, ...more] = (task?.reminders ?? []).filter(isMoment)
  return only && more.length === 0 && says(message, part, 'change', 'not') ? dateOf(only) : null
}

/** A reminder, as it is kept, is the one that is spoken of. */
export function isSame(reminder: string, { reminders, date }: Time): boolean {
  if (date && 'due_date' in date) return isMoment(reminder) && isThen(reminder, date, date.due_date)
  const days = daysBefore(reminder)
  return reminders.some((said) => said === reminder || (days > 0 && daysBefore(said) === days))
}

function isThen(reminder: string, date: DateMatch, due: string): boolean {
  const clock = timeOf(due)
  const onThatDay = dateOf(due) === dateOf(reminder)
  return clock === null ? onThatDay : clock === timeOf(reminder) && (isClock(date) || onThatDay)
}

/** How many days before, where that is all, or nearly all, that is said. */
function daysBefore(reminder: string): number {
  const lead = leadIn(reminder)
  return dayAtIn(reminder)?.days ?? (lead?.minutes === 0 ? lead.days : 0)
}
