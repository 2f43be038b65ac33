/**
 * Which date comes next when one is done, skipped or asked about. No drift: dates are counted from the day the
 * series began on, never from the last one done, unless it was wished so (`recurs_from: completion`).
 */
import { addDays, type PlainDate } from '../domain/calendar.ts'
import { datesOf, LAST_DAY } from './dates.ts'
import type { Rule } from './rule.ts'

/** "2026-12-24", or from one day to another, both included: "2026-12-24/2027-01-02". */
export type DaysOff = string

export interface Series {
  readonly rule: Rule
  /** Where the counting begins. */
  readonly anchor: PlainDate
  readonly except?: readonly DaysOff[]
}

/** The first date on or after a day. null where the rule has none, or none any more. */
export function dateFrom(series: Series, from: PlainDate): PlainDate | null {
  return datesFrom(series, from, 1)[0] ?? null
}

export function datesFrom(series: Series, from: PlainDate, most: number): readonly PlainDate[] {
  const dates: PlainDate[] = []
  for (const date of datesIn(series, from)) {
    dates.push(date)
    if (dates.length === most) break
  }
  return dates
}

/** Those of the rule without the days off. */
function* datesIn(series: Series, from: PlainDate): Generator<PlainDate> {
  const { rule, anchor, except = [] } = series
  for (const date of datesOf(rule, anchor, from < anchor ? anchor : from)) {
    const off = endOfDaysOff(date, except)
    if (off === null) yield date
    // centuries of days off are passed over at once, unless so many have to be counted
    else if (rule.count === undefined)
      return off < LAST_DAY ? yield* datesIn(series, addDays(off, 1)) : undefined
  }
}

/** The last of the days off that a date lies in; null where it is none of them. */
function endOfDaysOff(date: PlainDate, except: readonly DaysOff[]): PlainDate | null {
  let end: PlainDate | null = null
  for (const days of except) {
    const [from = '', to = from] = days.split('/')
    if (from <= date && date <= to && to > (end ?? '')) end = to
  }
  return end
}

export interface Following {
  readonly date: PlainDate | null
  /** Dates that came and went between the one that is done and the next. */
  readonly missed: number
}

/** Nobody counts further: a daily task left for so long is almost thirty years late. */
const MOST_MISSED = 10_000

/** Late: the next that is not past. Early: the one after. `notBefore` is the first day on which it could still be done. */
export function following(series: Series, done: PlainDate, notBefore: PlainDate): Following {
  let missed = 0
  for (const date of datesIn(series, addDays(done, 1))) {
    if (date >= notBefore) return { date, missed }
    missed++
    if (missed === MOST_MISSED) return { date: dateFrom(series, notBefore), missed }
  }
  return { date: null, missed }
}

/** A rule that ends after so many, from a later date on: those before it are gone, days off among them. */
export function leftFrom({ rule, anchor }: Series, date: PlainDate): Rule {
  if (rule.count === undefined) return rule
  let gone = 1
  for (const each of datesOf(rule, anchor, addDays(anchor, 1))) {
    if (each >= date) break
    gone++
  }
  return { ...rule, count: rule.count - gone }
}

/** Counted from the day it was done on: that day begins the series anew, with one time less to go. */
export function afterCompletion(
  series: Series,
  doneOn: PlainDate,
): Series & { readonly date: PlainDate | null } {
  const { rule } = series
  const left = rule.count === undefined ? {} : { count: rule.count - 1 }
  const { count: _, ...endless } = rule
  const unnumbered = { ...series, rule: endless, anchor: doneOn }
  const date = rule.count !== undefined && rule.count <= 1 ? null : dateFrom(unnumbered, addDays(doneOn, 1))
  return { ...series, rule: { ...rule, ...left }, anchor: date ?? doneOn, date }
}
