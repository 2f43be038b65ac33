/** Hours that are said without a half of the day: which of the two is meant. */
import { dateOf, type Moment, timeOf, today } from '../../domain/calendar.ts'
import type { TaskChange } from '../../domain/command.ts'
import { findDates } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'

const NOON = 12

/**
 * "to 9:30", of something at ten in the morning: in the morning, too. Of something on another day without an hour, it is
 * what it would be if the day were said with it: that it is over for today does not matter.
 */
export function inSameHalf(change: TaskChange, present: string | null, now: Moment): TaskChange {
  const said = change.due_date ? timeOf(change.due_date) : null
  if (!present || !said || !change.keeps_day) return change
  const near = timeOf(present) ?? (dateOf(present) > today(now) ? usual(said, now) : null)
  if (!near) return change
  const [hour, minutes] = said.split(':').map(Number) as [number, number]
  const clock = (hours: number) =>
    Math.abs(Number(near.slice(0, 2)) * 60 + Number(near.slice(3)) - hours * 60 - minutes)
  const other = (hour + NOON) % (2 * NOON)
  if (clock(hour) <= clock(other)) return change
  const time = `${String(other).padStart(2, '0')}:${said.slice(3)}`
  return { ...change, due_date: `${change.due_date?.slice(0, 11)}${time}` }
}

/** The half of a day that an hour is in where neither is said. */
function usual(time: string, now: Moment): string | null {
  const [hour, minutes] = time.split(':') as [string, string]
  const [found] = findDates(english.tomorrowAt(`${Number(hour) % NOON || NOON}:${minutes}`), now, {
    order: 'month-first',
  })
  return found && 'due_date' in found ? timeOf(found.due_date) : null
}
