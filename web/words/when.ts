/** Moments that passed, as a clock time, with the day where it is another one. */
import { localToday } from './due.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** "26 Oct", of a date without a time. */
export function dayAndMonth(date: string): string {
  return day.format(new Date(`${date}T12:00`))
}

export function whenWords(instant: string, now: Date = new Date()): string {
  const then = new Date(instant)
  const same = localToday(then) === localToday(now)
  return same ? time.format(then) : `${day.format(then)}, ${time.format(then)}`
}

/** Of what is known to the day: "today", "26 Oct". */
export function dayWords(instant: string, now: Date = new Date()): string {
  const then = new Date(instant)
  return localToday(then) === localToday(now) ? 'today' : day.format(then)
}
