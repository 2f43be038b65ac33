/**
 * Days and times as people write them: a date-only value stays date-only, a time is wall time plus zone.
 * The one place that does arithmetic on them; nothing here reads the clock or the machine's own zone.
 */
import { Temporal } from 'temporal-polyfill'
import type { WeekStart } from './words.ts'

/** When a message was accepted, and where its sender is. The core's only clock and calendar. */
export interface Moment {
  readonly epoch_ms: number
  /** IANA name. */
  readonly timezone: string
  /** Monday unless said. */
  readonly week_start?: WeekStart
}

/** "2026-11-16" */
export type PlainDate = string
/** "2026-11-16" or "2026-11-16T17:00" */
export type DueDate = string

/** A turn writes the same moment again and again. */
let latest = { epoch_ms: 0, text: '1970-01-01T00:00:00.000Z' }

/** ISO in UTC with milliseconds, as everything stored has it. */
export function instantText(epoch_ms: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: writes the moment it is given, and is ten times as quick
  if (epoch_ms !== latest.epoch_ms) latest = { epoch_ms, text: new Date(epoch_ms).toISOString() }
  return latest.text
}

export function epochOf(instant: string): number {
  if (instant === latest.text) return latest.epoch_ms
  // biome-ignore lint/style/noRestrictedGlobals: reads what is written, no clock
  const ours = Date.parse(instant)
  // What others write may be given more exactly, elsewhere, or for a day that never was.
  return isOurs(instant, ours) ? ours : Temporal.Instant.from(instant).epochMilliseconds
}

function isOurs(instant: string, epoch_ms: number): boolean {
  return !Number.isNaN(epoch_ms) && instantText(epoch_ms) === instant
}

export function wallTime({ epoch_ms, timezone }: Moment): DueDate {
  return instantText(epoch_ms + offsetAt(epoch_ms, timezone)).slice(0, 16)
}

export function today(moment: Moment): PlainDate {
  return dateOf(wallTime(moment))
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfNumber(dayNumber(date) + days)
}

/** A month later than 31 January is 28 February, never 3 March. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const length = dayNumber(firstOf(count + 1)) - dayNumber(firstOf(count))
  return addDays(firstOf(count), Math.min(Number(date.slice(8, 10)), length) - 1)
}

/** Real time, so an hour across a clock change is still an hour. */
export function addMinutes(moment: Moment, minutes: number): DueDate {
  return wallTime({ ...moment, epoch_ms: moment.epoch_ms + minutes * 60_000 })
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: PlainDate): number {
  // 1 January 1970 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

const daysPastMonday: Readonly<Record<WeekStart, number>> = { monday: 0, saturday: 5, sunday: 6 }

/** The first day of the week that a day lies in. */
export function startOfWeek(date: PlainDate, week_start: WeekStart = 'monday'): PlainDate {
  return addDays(date, -((weekday(date) + 6 - daysPastMonday[week_start]) % 7))
}

/** The moments at which a day begins and is over somewhere. */
export function boundsOf(date: PlainDate, timezone: string): readonly [begin: string, end: string] {
  const day = Temporal.PlainDate.from(date)
  const begin = (of: Temporal.PlainDate): string =>
    instantText(of.toZonedDateTime(timezone).epochMilliseconds)
  return [begin(day), begin(day.add({ days: 1 }))]
}

export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same instant on the clock of another zone. A time the first clock skips is taken an hour later. */
export function onClockOf(due: DueDate, from: string, to: string): DueDate {
  const there = Temporal.PlainDateTime.from(due).toZonedDateTime(from, { disambiguation: 'compatible' })
  return there.withTimeZone(to).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The moment a clock shows a time; one that it skips is taken an hour later, one that it shows twice the first time. */
export function instantOf(wall: DueDate, timezone: string): number {
  const there = Temporal.PlainDateTime.from(wall).toZonedDateTime(timezone, { disambiguation: 'compatible' })
  return there.epochMilliseconds
}

export function dateOf(due: DueDate): PlainDate {
  return due.slice(0, 10)
}

export function timeOf(due: DueDate): string | null {
  return due.length > 10 ? due.slice(11, 16) : null
}

/**
 * Is it past? A date-only due is over when its day is; a timed one when its minute is,
 * judged on the clock of its own zone.
 */
export function isOverdue(due: DueDate, zone: string | null, now: Moment): boolean {
  const there = wallTime({ ...now, timezone: zone ?? now.timezone })
  return timeOf(due) === null ? due < dateOf(there) : due < there
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/u.test(name)
  } catch {
    return false
  }
}

/** True for a real date or date-time of that exact form ("2026-02-30" is not one). */
export function isDueDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/u.test(text)) return false
  return addDays(text, 0) === dateOf(text)
}

/** How far a zone's clock is ahead of UTC, from one moment until its clocks change next. */
interface Offset {
  readonly from: number
  readonly until: number
  readonly ms: number
}

const offsets = new Map<string, Offset>()
/** There are about 600 zones; their names may be written in many ways. */
const MOST_OFFSETS = 1000

/** Kept until the clocks change: every message asks for it, and working it out takes longer than reading a sentence. */
function offsetAt(epoch_ms: number, timezone: string): number {
  const known = offsets.get(timezone)
  if (known !== undefined && epoch_ms >= known.from && epoch_ms < known.until) return known.ms
  const there = Temporal.Instant.fromEpochMilliseconds(epoch_ms).toZonedDateTimeISO(timezone)
  const until = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const ms = there.offsetNanoseconds / 1_000_000
  if (offsets.size === MOST_OFFSETS) offsets.clear()
  offsets.set(timezone, { from: epoch_ms, until, ms })
  return ms
}

/** Days since 1 January 1970. Plain arithmetic: a sentence asks for it a dozen times, and Temporal takes 8 µs each. */
export function dayNumber(date: PlainDate): number {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  // Years from March, so that the leap day is the last of its year; eras of 400 years, which are all alike.
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The first day of a month, counted in months since the year 0. */
function firstOf(months: number): PlainDate {
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((((months % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
}

export function dateOfNumber(number: number): PlainDate {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = ((marchMonth + 2) % 12) + 1
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
