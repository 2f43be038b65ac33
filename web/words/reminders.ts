/** When a task makes itself heard, as people say it. */
import { addDays } from '../../src/domain/calendar.ts'
import { AT_DUE, dayAtIn, leadIn } from '../../src/domain/reminders.ts'
import { shortDay } from './calendar-words.ts'

/** "30 minutes before", "the day before at 18:00" */
export function reminderWords(reminder: string): string {
  if (reminder === AT_DUE) return 'when it is due'
  const at = dayAtIn(reminder)
  if (at !== null) return `${daysBefore(at.days)} at ${at.time}`
  const lead = leadIn(reminder)
  if (lead === null) return `${shortDay(reminder.slice(0, 10))} at ${reminder.slice(11)}`
  const [hours, minutes] = [Math.floor(lead.minutes / 60), lead.minutes % 60]
  const parts = [many(lead.days, 'day'), many(hours, 'hour'), many(minutes, 'minute')]
  return `${parts.filter((part) => part !== '').join(' ')} before`
}

function daysBefore(days: number): string {
  if (days === 0) return 'on the day'
  return days === 1 ? 'the day before' : `${days} days before`
}

function many(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

const BEFORE_AN_HOUR = ['-PT10M', '-PT30M', '-PT1H', '-P1D']
const AROUND_A_DAY = ['P0D@09:00', '-P1D@18:00', '-P7D@09:00']

/** What most people want, as far as it is to come: before an hour, or on the days around a date. */
export function usualReminders(due: string, now: Date): readonly string[] {
  const usual = due.length > 10 ? BEFORE_AN_HOUR : AROUND_A_DAY
  return usual.filter((reminder) => ringsAt(reminder, due) > now.getTime())
}

function ringsAt(reminder: string, due: string): number {
  const at = dayAtIn(reminder)
  const { days, minutes } = at === null ? (leadIn(reminder) ?? NO_LEAD) : { days: at.days, minutes: 0 }
  const wall = `${addDays(due.slice(0, 10), -days)}T${at?.time ?? due.slice(11)}`
  return new Date(wall).getTime() - minutes * 60_000
}

const NO_LEAD = { days: 0, minutes: 0 }
