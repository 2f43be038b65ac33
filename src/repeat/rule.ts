/**
 * How a task repeats: the part of RFC 5545 that lives on dates, as a value. Days or slower; the time of day and
 * its zone belong to the task, and so does the date the counting begins on.
 */
import type { PlainDate } from '../domain/calendar.ts'

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** Monday is 1. */
export interface WeekdayOf {
  readonly weekday: number
  /** The second (2) or the last (-1) of its month or year. */
  readonly nth?: number
}

export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count?: number
  /** The last day it may fall on. */
  readonly until?: PlainDate
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly WeekdayOf[]
  readonly positions: readonly number[]
  /** On which weeks begin; Monday unless said. */
  readonly weekStart: number
  /**
   * A day its month lacks: the 31st of June is its 30th, unless a rule of another program says that
   * it is left out.
   */
  readonly omitsMissing: boolean
}

export const plainRule: Omit<Rule, 'frequency'> = {
  interval: 1,
  months: [],
  weeks: [],
  yearDays: [],
  monthDays: [],
  weekdays: [],
  positions: [],
  weekStart: 1,
  omitsMissing: false,
}

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** The one spelling of a rule: parts in a fixed order, nothing that goes without saying. */
export function ruleText(rule: Rule): string {
  const parts: readonly (readonly [name: string, value: string])[] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval === 1 ? '' : String(rule.interval)],
    ['COUNT', rule.count === undefined ? '' : String(rule.count)],
    ['UNTIL', (rule.until ?? '').replaceAll('-', '')],
    ['BYMONTH', rule.months.join(',')],
    ['BYWEEKNO', rule.weeks.join(',')],
    ['BYYEARDAY', rule.yearDays.join(',')],
    ['BYMONTHDAY', rule.monthDays.join(',')],
    ['BYDAY', rule.weekdays.map(weekdayText).join(',')],
    ['BYSETPOS', rule.positions.join(',')],
    ['WKST', rule.weekStart === 1 ? '' : (weekdayCodes[rule.weekStart - 1] ?? '')],
    ['RSCALE', rule.omitsMissing ? 'GREGORIAN' : ''],
    ['SKIP', rule.omitsMissing ? 'OMIT' : ''],
  ]
  return parts.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(';')
}

function weekdayText({ weekday, nth }: WeekdayOf): string {
  return `${nth ?? ''}${weekdayCodes[weekday - 1]}`
}

/** Rules that say the same become the same: no doubles, days in order, as slow as they are. */
export function tidied(rule: Rule): Rule {
  const weekdays = inOrder(rule.weekdays)
  const isWeek = weekdays.length === 7 && weekdays.every(({ nth }) => nth === undefined)
  const tidy = {
    ...rule,
    months: ascending(rule.months),
    weeks: ascending(rule.weeks),
    yearDays: ascending(rule.yearDays),
    monthDays: ascending(rule.monthDays),
    positions: ascending(rule.positions),
    weekdays,
  }
  if (rule.interval !== 1 || rule.positions.length > 0) return tidy
  const isDaily = isWeek && rule.weeks.length + rule.yearDays.length === 0
  const plain: Rule = isDaily ? { ...tidy, frequency: 'DAILY', weekdays: [] } : tidy
  return { ...plain, frequency: slowest(plain) }
}

/** "daily on Mondays" is weekly, "monthly on the 1st, in May" yearly. */
function slowest({ frequency, months, weekdays, monthDays }: Rule): Frequency {
  if (frequency === 'YEARLY' || weekdays.length + monthDays.length === 0) return frequency
  if (months.length > 0) return 'YEARLY'
  if (frequency === 'MONTHLY') return frequency
  return monthDays.length > 0 ? 'MONTHLY' : 'WEEKLY'
}

/** Those counted from the end come last. */
function ascending(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) =>
    a < 0 === b < 0 ? Math.abs(a) - Math.abs(b) : Number(a < 0) - Number(b < 0),
  )
}

function inOrder(weekdays: readonly WeekdayOf[]): readonly WeekdayOf[] {
  const once = [...new Map(weekdays.map((each) => [weekdayText(each), each])).values()]
  return once.some(({ nth }) => nth !== undefined) ? once : once.sort((a, b) => a.weekday - b.weekday)
}
