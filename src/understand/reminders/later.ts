/** "snooze the dentist until tonight", "ten more minutes": the reminder is put off, and what is due stays due. */
import { dateOf, instantOf, type Moment, timeOf, today, wallTime } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { leadIn, MORNING } from '../../domain/reminders.ts'
import type { Snooze } from '../../domain/task-change.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import { reminding as english } from '../english/reminding.ts'
import type { Beside } from './beside.ts'
import { type Marked, type Stretch, textOf } from './marked.ts'
import { isClock, type Time } from './times.ts'

/** How long, or until when; null: that is not said. */
export function putOff(
  message: Marked,
  part: Stretch,
  times: readonly Time[],
  task: KnownTask | null,
  { now }: Beside,
): Snooze | null {
  const text = textOf(message, part)
  const dates = times.flatMap(({ date }) => (date ? [date] : []))
  const [moment] = momentsIn(text, dates).toReversed()
  if (moment !== undefined && english.sameTime.test(text))
    return { until: `${dateOf(moment)}T${hourOf(task) ?? timeOf(wallTime(now))}` }
  if (moment !== undefined) return { until: moment }
  const [lasting] = times.flatMap(({ reminders }) => reminders.flatMap((one) => leadIn(one) ?? []))
  if (lasting) return { minutes: lasting.days * 1440 + lasting.minutes }
  const hour = english.untilHour.exec(text)?.groups?.hour
  return hour === undefined ? null : nextHour(Number(hour), now)
}

function hourOf(task: KnownTask | null): string | null {
  return task?.due_date ? timeOf(task.due_date) : null
}

/** The next time it is so many o'clock. */
function nextHour(hour: number, { epoch_ms, timezone }: Moment): Snooze | null {
  if (hour < 1 || hour > 23) return null
  const here = today({ epoch_ms, timezone })
  const moments = [hour % 12, (hour % 12) + 12].map((one) => `${here}T${String(one).padStart(2, '0')}:00`)
  const next = moments.find((moment) => instantOf(moment, timezone) > epoch_ms)
  return next === undefined ? null : { until: next }
}

/** Each hour that is said, with the day that was said apart from it; without any hour, the last day. */
export function momentsIn(text: string, dates: readonly DateMatch[]): readonly string[] {
  const dues = dates.flatMap((date) => ('due_date' in date ? [{ due: date.due_date, rule: date.rule }] : []))
  const day = dues.findLast(({ due }) => due.length === 10)?.due
  const timed = dues.filter(({ due }) => due.length > 10)
  if (timed.length === 0) return day ? [`${day}T${hourSaid(text)}`] : []
  return timed.map(({ due, rule }) => (day && isClock({ rule }) ? `${day}${due.slice(10)}` : due))
}

function hourSaid(said: string): string {
  return english.hours.find(([part]) => part.test(said))?.[1] ?? MORNING
}
