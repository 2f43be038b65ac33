/** Small calendar questions the date rules ask, answered with the domain's calendar. */
import { addDays, addMonths, isDueDate, type PlainDate, startOfWeek, weekday } from '../../domain/calendar.ts'
import type { Now, Period } from './rule.ts'

const YEARS_AHEAD = 50

export function pad(value: number): string {
  return String(value).padStart(2, '0')
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

function monthOf(date: PlainDate): number {
  return Number(date.slice(5, 7))
}

/** A year of the past or too far ahead was not meant as one. */
function isPlausible(year: number, today: PlainDate): boolean {
  return year >= yearOf(today) && year <= yearOf(today) + YEARS_AHEAD
}

/** The date if it exists in that year, else null: "30 February" is refused, not moved. */
export function dateOf(year: number, month: number, day: number, today: PlainDate): PlainDate | null {
  const date = `${year}-${pad(month)}-${pad(day)}`
  return isPlausible(year, today) && isDueDate(date) ? date : null
}

/** A month and day without a year: the next one, today included. */
export function comingDate(month: number, day: number, today: PlainDate): PlainDate | null {
  const isPast = month * 100 + day < Number(today.slice(5, 7)) * 100 + Number(today.slice(8, 10))
  return dateOf(yearOf(today) + (isPast ? 1 : 0), month, day, today)
}

/** A day of the month alone: the next one, today included; months too short for it are passed over. */
export function comingDayOfMonth(day: number, today: PlainDate): PlainDate | null {
  const first = startOfMonth(today)
  for (let ahead = 0; ahead < 3; ahead++) {
    const date = dayOfMonth(addMonths(first, ahead), day)
    if (date !== null && date >= today) return date
  }
  return null
}

/** "Thursday the 15th": the next month in which both are true. */
export function comingWeekdayTheNth(day: number, dayOfWeek: number, today: PlainDate): PlainDate | null {
  const first = `${today.slice(0, 8)}01`
  for (let ahead = 0; ahead < 14; ahead++) {
    const date = dayOfMonth(addMonths(first, ahead), day)
    if (date !== null && date >= today && weekday(date) === dayOfWeek) return date
  }
  return null
}

export function dayOfMonth(month: PlainDate, day: number): PlainDate | null {
  const date = `${month.slice(0, 8)}${pad(day)}`
  return isDueDate(date) ? date : null
}

function startOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 8)}01`
}

export function endOfMonth(date: PlainDate): PlainDate {
  return addDays(addMonths(startOfMonth(date), 1), -1)
}

/** The coming one. Today's Friday is called "today", so "friday" on a Friday is the next week's. */
export function comingWeekday(dayOfWeek: number, today: PlainDate): PlainDate {
  const ahead = (dayOfWeek - weekday(today) + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** Monday to Sunday, that many weeks from this one: what names of days count in. */
export function weekFrom(today: PlainDate, weeks: number): Period {
  return sevenDays(addDays(startOfWeek(today), 7 * weeks))
}

/** The week of a day, from the day that the sender has weeks begin on. */
export function weekAround(day: PlainDate, { moment }: Now): Period {
  return sevenDays(startOfWeek(day, moment.week_start))
}

function sevenDays(from: PlainDate): Period {
  return { from, to: addDays(from, 6) }
}

export function monthFrom(today: PlainDate, months: number): Period {
  const first = addMonths(startOfMonth(today), months)
  return { from: first, to: endOfMonth(first) }
}

/** The month with that number: this one while it runs, else the coming one. */
export function comingMonth(month: number, { today }: Now): Period {
  return monthFrom(today, (month - monthOf(today) + 12) % 12)
}

/** The week, month, quarter, year or weekend that many after the present one. */
export function stretch(unit: string | undefined, ahead: number, now: Now): Period {
  const { today } = now
  if (unit === 'week') return weekAround(addDays(today, 7 * ahead), now)
  if (unit === 'month') return monthFrom(today, ahead)
  if (unit === 'weekend') {
    const week = weekFrom(today, ahead)
    return { from: addDays(week.from, 5), to: week.to }
  }
  if (unit === 'quarter') {
    const from = addMonths(startOfMonth(today), 3 * ahead - ((monthOf(today) - 1) % 3))
    return { from, to: endOfMonth(addMonths(from, 2)) }
  }
  const year = yearOf(today) + ahead
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}
