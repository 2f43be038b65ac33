/** When a task makes itself heard, as people say it. */
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

/** What most people want: before an hour, or on the days around a date. */
export function usualReminders(hasTime: boolean): readonly string[] {
  return hasTime ? ['-PT10M', '-PT30M', '-PT1H', '-P1D'] : ['P0D@09:00', '-P1D@18:00', '-P7D@09:00']
}
