/**
 * The dates a rule falls on, one after the other. Whole days and plain arithmetic: no clock, no zone, so a change
 * of the clocks can neither lose nor double one. Period by period (a day, a week, a month, a year), each day of it
 * is held against the rule.
 */
import { dateOfNumber, dayNumber, type PlainDate } from '../domain/calendar.ts'
import type { Rule, WeekdayOf } from './rule.ts'

/** A day among the days of its month and year. */
interface Day {
  readonly number: number
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Of those that can be written down. */
export const LAST_DAY: PlainDate = '9999-12-31'

/** Where nothing was found in so many years, nothing will be. */
const YEARS_AHEAD = 100

/** In order, none before `from`; those before it count where the rule ends after so many. */
export function* datesOf(rule: Rule, anchor: PlainDate, from: PlainDate = anchor): Generator<PlainDate> {
  const least = dayNumber(from)
  const until = rule.until === undefined ? Number.POSITIVE_INFINITY : dayNumber(rule.until)
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (const number of endless(rule, dayNumber(anchor), least)) {
    if (number > until || left-- <= 0) return
    if (number >= least) yield dateOfNumber(number)
  }
}

/** As if the rule had no end. Begins close to `least`, unless the dates before it have to be counted. */
function* endless(rule: Rule, first: number, least: number): Generator<number> {
  // "every 0 days" is heard before it is refused, and would go round in place
  if (rule.interval < 1) return
  const filled = withDefaults(rule, dayOf(first))
  const last = dayNumber(LAST_DAY)
  let patience = Math.max(first, least) + YEARS_AHEAD * 366
  for (let at = rule.count === undefined ? periodsUntil(filled, first, least) : 0; ; at++) {
    const [begin, end] = periodAt(filled, first, at)
    if (begin > Math.min(patience, last)) return
    const days = daysIn(filled, begin, end).filter((number) => number >= first && number <= last)
    patience = Math.max(patience, (days.at(-1) ?? 0) + YEARS_AHEAD * 366)
    yield* days
  }
}

/** What a rule leaves open it takes from the day it begins on: "monthly" is on that day of the month. */
function withDefaults(rule: Rule, { number, month, day }: Day): Rule {
  const { frequency, weeks, yearDays, monthDays, weekdays } = rule
  if (frequency === 'DAILY' || yearDays.length + monthDays.length + weekdays.length > 0) return rule
  if (frequency === 'WEEKLY' || weeks.length > 0)
    return { ...rule, weekdays: [{ weekday: weekdayOf(number) }] }
  if (frequency === 'MONTHLY' || rule.months.length > 0) return { ...rule, monthDays: [day] }
  return { ...rule, months: [month], monthDays: [day] }
}

/** The first and the last day of the period that many after the one the anchor lies in. */
function periodAt(rule: Rule, anchor: number, index: number): readonly [begin: number, end: number] {
  const ahead = index * rule.interval
  if (rule.frequency === 'DAILY') return [anchor + ahead, anchor + ahead]
  if (rule.frequency === 'WEEKLY') {
    const begin = weekBegin(anchor, rule.weekStart) + 7 * ahead
    return [begin, begin + 6]
  }
  const { year, month } = dayOf(anchor)
  if (rule.frequency === 'MONTHLY')
    return [monthBegin(year, month + ahead), monthBegin(year, month + ahead + 1) - 1]
  if (rule.weeks.length > 0) return weeksOf(weekYear(anchor, year, rule.weekStart) + ahead, rule.weekStart)
  return [monthBegin(year + ahead, 1), monthBegin(year + ahead + 1, 1) - 1]
}

const daysAtMost = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 371 } as const

/** Periods that surely lie before a day. */
function periodsUntil({ frequency, interval }: Rule, anchor: number, day: number): number {
  return Math.max(0, Math.floor((day - anchor) / (daysAtMost[frequency] * interval)) - 1)
}

function daysIn(rule: Rule, begin: number, end: number): readonly number[] {
  const found: number[] = []
  let day = dayOf(begin)
  for (; day.number <= end; day = dayAfter(day)) if (fits(rule, day)) found.push(day.number)
  if (rule.positions.length === 0) return found
  const chosen = rule.positions.map((position) => found.at(position > 0 ? position - 1 : position))
  return [...new Set(chosen.filter((each) => each !== undefined))].sort((a, b) => a - b)
}

function fits(rule: Rule, day: Day): boolean {
  return (
    (rule.months.length === 0 || rule.months.includes(day.month)) &&
    fitsWeek(rule, day) &&
    isAmong(rule.yearDays, dayOfYear(day), yearLength(day.year), rule.omitsMissing) &&
    isAmong(rule.monthDays, day.day, monthLength(day.year, day.month), rule.omitsMissing) &&
    (rule.weekdays.length === 0 || rule.weekdays.some((each) => isWeekday(each, rule, day)))
  )
}

/** A day its month lacks is the last of it. */
function isAmong(days: readonly number[], day: number, length: number, omitsMissing: boolean): boolean {
  if (days.length === 0 || days.includes(day) || days.includes(day - length - 1)) return true
  return !omitsMissing && day === length && days.some((each) => each > length)
}

function fitsWeek({ weeks, weekStart }: Rule, { number, year }: Day): boolean {
  if (weeks.length === 0) return true
  const [begin, end] = weeksOf(weekYear(number, year, weekStart), weekStart)
  const week = Math.floor((number - begin) / 7) + 1
  return weeks.includes(week) || weeks.includes(week - (end + 1 - begin) / 7 - 1)
}

function isWeekday({ weekday, nth }: WeekdayOf, rule: Rule, day: Day): boolean {
  if (weekdayOf(day.number) !== weekday) return false
  if (nth === undefined) return true
  const isOfYear = rule.frequency === 'YEARLY' && rule.months.length === 0
  const at = isOfYear ? dayOfYear(day) : day.day
  const length = isOfYear ? yearLength(day.year) : monthLength(day.year, day.month)
  return nth > 0 ? Math.ceil(at / 7) === nth : Math.ceil((length - at + 1) / 7) === -nth
}

function weeksOf(year: number, weekStart: number): readonly [begin: number, end: number] {
  return [firstWeek(year, weekStart), firstWeek(year + 1, weekStart) - 1]
}

/** The year whose weeks a day is among: 1 January may belong to the year before. */
function weekYear(number: number, year: number, weekStart: number): number {
  if (number < firstWeek(year, weekStart)) return year - 1
  return number < firstWeek(year + 1, weekStart) ? year : year + 1
}

/** The week with four days of the year in it, or more. */
function firstWeek(year: number, weekStart: number): number {
  return weekBegin(monthBegin(year, 1) + 3, weekStart)
}

function weekBegin(number: number, weekStart: number): number {
  return number - ((weekdayOf(number) - weekStart + 7) % 7)
}

/** 1 January 1970 was a Thursday. */
function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1
}

function dayOf(number: number): Day {
  const date = dateOfNumber(number)
  return {
    number,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  }
}

function dayAfter({ number, year, month, day }: Day): Day {
  if (day < monthLength(year, month)) return { number: number + 1, year, month, day: day + 1 }
  return { number: number + 1, year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }
}

/** Months beyond December are those of the years after. */
function monthBegin(year: number, month: number): number {
  const months = year * 12 + month - 1
  const text = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
  return dayNumber(text)
}

function monthLength(year: number, month: number): number {
  if (month === 2) return yearLength(year) - 337
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function yearLength(year: number): number {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 366 : 365
}

function dayOfYear({ number, year }: Day): number {
  return number - monthBegin(year, 1) + 1
}
