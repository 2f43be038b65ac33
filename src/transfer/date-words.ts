/** A date written as other programs write it, or said in words; null where it is no single date. */
import { isDueDate, type Moment } from '../domain/calendar.ts'
import { findDates } from '../understand/dates/find-dates.ts'

export function dayIn(words: string, now: Moment): string | null {
  const written = words.trim().replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d)?$/u, '$1T$2')
  if (isDueDate(written)) return written
  const [first, ...more] = findDates(written, now, { order: 'month-first' })
  if (!first || more.length > 0 || !('due_date' in first)) return null
  const [start, end] = first.span
  return start === 0 && end === written.length ? first.due_date : null
}
