/** Hours in which nobody wants to be woken: "22:00-07:00", over midnight or within a day. */
import { addDays, dateOf, instantOf, instantText, type Moment, timeOf, wallTime } from './calendar.ts'

const HOURS = /^(?<from>(?:[01]\d|2[0-3]):[0-5]\d)-(?<to>(?:[01]\d|2[0-3]):[0-5]\d)$/u

export function isQuietHours(text: string): boolean {
  const { from, to } = HOURS.exec(text)?.groups ?? {}
  return from !== undefined && from !== to
}

/** When they are over, if it is quiet now; null: it is not. */
export function quietUntil(hours: string | null, now: Moment): string | null {
  const { from, to } = HOURS.exec(hours ?? '')?.groups ?? {}
  if (!from || !to) return null
  const wall = wallTime(now)
  const [day, time] = [dateOf(wall), timeOf(wall) ?? '']
  if (!isWithin(time, from, to)) return null
  const end = from > to && time >= from ? addDays(day, 1) : day
  return instantText(instantOf(`${end}T${to}`, now.timezone))
}

/** Over midnight they are two stretches: this evening's, and this morning's. */
function isWithin(time: string, from: string, to: string): boolean {
  return from > to ? time >= from || time < to : time >= from && time < to
}
