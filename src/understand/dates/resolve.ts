/**
 * A phrase's meaning → a due date, a period or "again and again". Never in the past unless said so.
 * A wall time a clock change skips or repeats is kept as it was said: it is what the user will see on the wall.
 */
import { addDays, type DueDate, dateOf, onClockOf, type PlainDate, wallTime } from '../../domain/calendar.ts'
import { pad, yearOf } from './days.ts'
import type { Clock, DayPart, Now, Period, Piece } from './rule.ts'

export type Meaning =
  | {
      readonly due_date: DueDate
      readonly until?: DueDate
      readonly conflict?: true
      readonly half?: true
    }
  | { readonly recurring: true }
  | { readonly from: PlainDate; readonly to: PlainDate }

const NOON = 12 * 60
const DAY = 24 * 60

export function resolve(piece: Piece, now: Now): Meaning | null {
  if (piece.nothing) return null
  if (piece.recurring) return { recurring: true }
  if (piece.period) return plausiblePeriod(piece.period, now)
  const due = piece.due ?? dueOf(piece, now)
  if (due === null || !isPlausible(due, now)) return null
  const until = piece.clock?.until
  return {
    due_date: due,
    ...(until && { until: untilOf(due, until) }),
    ...(piece.conflict && { conflict: true }),
    ...(isHalfOpen(piece) && { half: true }),
  }
}

/** Neither am nor pm was said, nor anything that tells. */
function isHalfOpen({ clock, part }: Piece): boolean {
  return clock !== undefined && !inPart(clock, part).sure
}

/** The end of a range of hours: the first such time after it begins. */
function untilOf(due: DueDate, { minutes, sure }: Clock): DueDate {
  const date = dateOf(due)
  const same = write(date, minutes)
  if (same > due) return same
  const later = write(date, minutes + NOON)
  return !sure && later > due ? later : write(addDays(date, 1), minutes)
}

function plausiblePeriod(period: Period, now: Now): Meaning | null {
  return isPlausible(period.from, now) ? { from: period.from, to: period.to } : null
}

function isPlausible(due: DueDate, { today }: Now): boolean {
  return yearOf(due) >= yearOf(today) && yearOf(due) <= yearOf(today) + 50
}

function dueOf(piece: Piece, now: Now): DueDate | null {
  if (piece.clock) return timed(piece.clock, piece, now)
  if (piece.day !== undefined) return piece.day
  return piece.part === undefined ? null : dayOfPart(piece.part, now)
}

const lastsUntil: Readonly<Record<DayPart, number>> = {
  morning: 6 * 60,
  lunch: 14 * 60,
  afternoon: 18 * 60,
  evening: DAY,
  night: DAY,
  end: DAY,
}

/** A part of the day alone: today while it lasts. "In the morning" is the next one once the day has begun. */
function dayOfPart(part: DayPart, { today, minutes }: Now): PlainDate {
  return minutes < lastsUntil[part] ? today : addDays(today, 1)
}

function timed(clock: Clock, { day, part, zone }: Piece, now: Now): DueDate {
  const at = inEvening(inPart(clock, part), now)
  if (zone !== undefined) return abroad(at, day, zone, now)
  const date = day ?? now.today
  if (date !== now.today || at.minutes >= now.minutes) return write(date, at.minutes)
  // Already past today: the other half of the day if am or pm was open, else the next day,
  // unless "today" itself was said; midnight is always the coming one.
  if (!at.sure && at.minutes < NOON && at.minutes + NOON > now.minutes) return write(date, at.minutes + NOON)
  const rolls = day === undefined || part !== undefined || at.minutes === 0
  return write(rolls ? addDays(date, 1) : date, at.minutes)
}

/** "8 tonight" is 20:00, "3 in the morning" 03:00. Past midnight a night belongs to the next day. */
function inPart(clock: Clock, part: DayPart | undefined): Clock {
  if (clock.sure || part === undefined || part === 'end') return clock
  const hour12 = clock.minutes % NOON
  const isEarly = part === 'morning' || (part === 'lunch' && hour12 >= 8 * 60)
  if (isEarly) return { minutes: hour12, sure: true }
  const late = part !== 'afternoon' && part !== 'lunch' && clock.minutes >= NOON && clock.minutes < NOON + 60
  if (late) return { minutes: DAY + hour12, sure: true }
  return { minutes: hour12 + NOON, sure: true }
}

/** Dinner "at 8": 5 to 11 are in the evening. */
function inEvening(clock: Clock, { evening }: Now): Clock {
  if (!evening || clock.sure || clock.minutes < 5 * 60 || clock.minutes >= NOON) return clock
  return { minutes: clock.minutes + NOON, sure: true }
}

function write(date: PlainDate, minutes: number): DueDate {
  const day = minutes >= DAY ? addDays(date, 1) : date
  const rest = minutes % DAY
  return `${day}T${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`
}

/** A time on another zone's clock, told by the sender's own. */
function abroad(at: Clock, day: PlainDate | undefined, zone: string, now: Now): DueDate {
  const here = (date: PlainDate) => onClockOf(write(date, at.minutes), zone, now.moment.timezone)
  const due = here(day ?? now.today)
  return day === undefined && due < wallTime(now.moment) ? here(addDays(now.today, 1)) : due
}
