/**
 * Which date comes next when one is done, skipped or asked about. No drift: dates are counted from the day the
 * series began on, never from the last one done, unless it was wished so (`recurs_from: completion`).
 */
import { addDays, type PlainDate } from '../domain/calendar.ts'
import { datesOf } from './dates.ts'
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
  for (const date of datesOf(series.rule, series.anchor, from < series.anchor ? series.anchor : from)) {
    if (dates.length === most) break
    if (!isDayOff(date, series.except ?? [])) dates.push(date)
  }
  return dates
}

function isDayOff(date: PlainDate, except: readonly DaysOff[]): boolean {
  return except.some((days) => {
    const [from = '', to = from] = days.split('/')
    return from <= date && date <= to
  })
}

export interface Following {
  readonly date: PlainDate | null
  /** Dates that came and went between the one that is done and the next. */
  readonly missed: number
}

/** Late: the next that is not past. Early: the one after. `notBefore` is the first day on which it could still be done. */
export function following(series: Series, done: PlainDate, notBefore: PlainDate): Following {
  let missed = 0
  for (const date of datesOf(series.rule, series.anchor, addDays(done, 1))) {
    if (isDayOff(date, series.except ?? [])) continue
    if (date >= notBefore) return { date, missed }
    missed++
  }
  return { date: null, missed }
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
