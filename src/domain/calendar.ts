/**
 * Days and times as people write them: a date-only value stays date-only, a time is wall time plus zone.
 * The one place that does arithmetic on them; nothing here reads the clock or the machine's own zone.
 */
import { Temporal } from 'temporal-polyfill'

/** When a message was accepted, and where its sender is. The core's only clock. */
export interface Moment {
  readonly epoch_ms: number
  /** IANA name. */
  readonly timezone: string
}

/** "2026-11-16" */
export type PlainDate = string
/** "2026-11-16" or "2026-11-16T17:00" */
export type DueDate = string

/** ISO in UTC with milliseconds, as everything stored has it. */
export function instantText(epoch_ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epoch_ms).toString({ smallestUnit: 'millisecond' })
}

export function epochOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds
}

export function wallTime(moment: Moment): DueDate {
  return zoned(moment).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

export function today(moment: Moment): PlainDate {
  return zoned(moment).toPlainDate().toString()
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** A month later than 31 January is 28 February, never 3 March. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

/** Real time, so an hour across a clock change is still an hour. */
export function addMinutes(moment: Moment, minutes: number): DueDate {
  return wallTime({ ...moment, epoch_ms: moment.epoch_ms + minutes * 60_000 })
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: PlainDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

/** The same instant on the clock of another zone. A time the first clock skips is taken an hour later. */
export function onClockOf(due: DueDate, from: string, to: string): DueDate {
  const there = Temporal.PlainDateTime.from(due).toZonedDateTime(from, { disambiguation: 'compatible' })
  return there.withTimeZone(to).toPlainDateTime().toString({ smallestUnit: 'minute' })
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
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/u.test(text)) return false
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return Number(text.slice(11, 13)) < 24
  } catch {
    return false
  }
}

function zoned(moment: Moment): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.epoch_ms).toZonedDateTimeISO(moment.timezone)
}
