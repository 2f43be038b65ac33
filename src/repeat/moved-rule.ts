/** All of a series are moved as one of them was: the day that it stands for becomes another, the other days stay. */
import { addDays, type PlainDate, weekday } from '../domain/calendar.ts'
import { type Rule, tidied, type WeekdayOf } from './rule.ts'

export function movedRule(rule: Rule, from: PlainDate, to: PlainDate): Rule {
  return tidied({ ...rule, ...movedDays(rule, from, to) })
}

function movedDays(rule: Rule, from: PlainDate, to: PlainDate): Partial<Rule> {
  const month = rule.months.length === 1 ? { months: [Number(to.slice(5, 7))] } : {}
  // "the last weekday of the month" cannot be moved by some days, so it becomes a day of the month
  if (rule.positions.length > 0 && rule.frequency === 'MONTHLY')
    return { ...month, positions: [], weekdays: [], monthDays: [dayOf(to)] }
  if (rule.monthDays.length > 0) return { ...month, monthDays: movedMonthDays(rule.monthDays, from, to) }
  return rule.weekdays.length > 0 && rule.positions.length === 0
    ? { ...month, weekdays: movedWeekdays(rule.weekdays, from, to) }
    : {}
}

/** One day alone is the one; a day its month lacks fell on the last. */
function movedMonthDays(days: readonly number[], from: PlainDate, to: PlainDate): readonly number[] {
  const isIt = (day: number) =>
    days.length === 1 || day === dayOf(from) || (isLast(from, 1) && (day === -1 || day > dayOf(from)))
  return days.map((day) => (isIt(day) ? dayOf(to) : day))
}

function movedWeekdays(days: readonly WeekdayOf[], from: PlainDate, to: PlainDate): readonly WeekdayOf[] {
  const isIt = ({ weekday: day, nth }: WeekdayOf) =>
    days.length === 1 || (day === weekday(from) && isNth(nth, from))
  return days.map((day) => (isIt(day) ? { weekday: weekday(to), ...nthAs(day, to) } : day))
}

function isNth(nth: number | undefined, date: PlainDate): boolean {
  if (nth === undefined) return true
  return nth > 0
    ? nth === Math.ceil(dayOf(date) / 7)
    : isLast(date, -7 * nth) && !isLast(date, -7 * (nth + 1))
}

/** The last stays the last, the third becomes what it is in its month. */
function nthAs({ nth }: WeekdayOf, to: PlainDate): { readonly nth?: number } {
  if (nth === undefined) return {}
  return { nth: nth < 0 ? -1 : Math.ceil(dayOf(to) / 7) }
}

/** Among the last so many days of its month. */
function isLast(date: PlainDate, days: number): boolean {
  return days > 0 && addDays(date, days).slice(0, 7) !== date.slice(0, 7)
}

function dayOf(date: PlainDate): number {
  return Number(date.slice(8, 10))
}
