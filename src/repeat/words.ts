/** A rule in English: what is said of it in a reply, and, said again, gives the same rule. */
import type { PlainDate } from '../domain/calendar.ts'
import { months as monthNames, weekdays as weekdayNames } from '../domain/wording.ts'
import { type Rule, ruleText, type WeekdayOf } from './rule.ts'

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

export function ruleInWords(rule: Rule, recursFrom: 'due' | 'completion' = 'due'): string {
  const parts = [body(rule), end(rule), recursFrom === 'completion' ? 'after it is done' : '']
  return parts.filter((part) => part !== '').join(', ')
}

function body(rule: Rule): string {
  const said = sayable(rule) ? (byPosition(rule) ?? byMonthDay(rule) ?? byWeekday(rule) ?? bare(rule)) : null
  const { count: _, until: __, ...endless } = rule
  return said ?? `by the rule ${ruleText(endless)}`
}

/** Weeks and days of the year, and mixtures of many parts, only calendars write. */
function sayable(rule: Rule): boolean {
  const kinds = [rule.weeks, rule.yearDays, rule.monthDays, rule.weekdays].filter((each) => each.length > 0)
  return (
    kinds.length <= 1 &&
    rule.weeks.length + rule.yearDays.length === 0 &&
    rule.weekStart === 1 &&
    // "every 2 weeks in May" is that of this year to most people
    (rule.interval === 1 || rule.frequency === 'YEARLY' || rule.months.length === 0) &&
    !rule.omitsMissing
  )
}

function bare(rule: Rule): string | null {
  if (rule.positions.length + rule.monthDays.length + rule.weekdays.length > 0) return null
  return `${every(rule)}${inMonths(rule)}`
}

function every({ frequency, interval }: Rule): string {
  return interval === 1 ? `every ${units[frequency]}` : `every ${interval} ${units[frequency]}s`
}

/** Of one month alone it is said that every year's is meant, and not the coming one. */
function inMonths({ frequency, weekdays, months }: Rule): string {
  if (months.length === 0) return ''
  const isYearSaid = frequency === 'YEARLY' && weekdays.length === 0
  return ` in ${monthsIn(months)}${months.length > 1 || isYearSaid ? '' : ' every year'}`
}

function monthsIn(months: readonly number[]): string {
  return list(months.map((month) => monthNames[month - 1] ?? ''))
}

/** "on the 2nd to last weekday of every month" */
function byPosition(rule: Rule): string | null {
  if (rule.positions.length === 0 || rule.frequency !== 'MONTHLY' || rule.months.length > 0) return null
  if (rule.weekdays.some(({ nth }) => nth !== undefined)) return null
  const kind = groupName(rule.weekdays)
  return kind === null ? null : `on the ${list(rule.positions.map(rank))} ${kind} of ${every(rule)}`
}

/** "on the 1st and 15th of every month", "every year on 25 December" */
function byMonthDay(rule: Rule): string | null {
  if (rule.monthDays.length === 0 || rule.positions.length > 0) return null
  const days = rule.monthDays.map((day) =>
    day === -1 ? 'last day' : day < 0 ? `${rank(day)} day` : rank(day),
  )
  if (rule.frequency === 'MONTHLY' && rule.months.length === 0)
    return `on the ${list(days)} of ${every(rule)}`
  if (rule.frequency !== 'YEARLY' || rule.months.length === 0) return null
  const [day = 0, more = rule.months[1]] = rule.monthDays
  return more === undefined && day > 0
    ? `${every(rule)} on ${day} ${monthsIn(rule.months)}`
    : `on the ${list(days)} of ${monthsIn(rule.months)} ${every(rule)}`
}

function byWeekday(rule: Rule): string | null {
  const { weekdays, frequency } = rule
  if (weekdays.length === 0 || rule.positions.length > 0) return null
  if (weekdays.some(({ nth }) => nth !== undefined)) return byNth(rule)
  const group = groupName(weekdays)
  const days = group === 'day' || group === null ? list(weekdays.map(nameOf)) : group
  if (isEachWeek(rule)) return `every ${days}${inMonths(rule)}`
  const plural = days === group ? `${days}s` : days
  return frequency === 'DAILY' ? null : `${every(rule)} on ${plural}${inMonths(rule)}`
}

/** Also that of some months, which comes back by the year. */
function isEachWeek({ frequency, interval, months }: Rule): boolean {
  return interval === 1 && (frequency === 'WEEKLY' || (frequency === 'YEARLY' && months.length > 0))
}

/** "on the last Friday of every month", "on the 4th Thursday of November every year" */
function byNth(rule: Rule): string | null {
  if (rule.weekdays.some(({ nth }) => nth === undefined)) return null
  const days = list(rule.weekdays.map((each) => `${rank(each.nth ?? 1)} ${nameOf(each)}`))
  if (rule.frequency === 'MONTHLY') return rule.months.length > 0 ? null : `on the ${days} of ${every(rule)}`
  if (rule.months.length === 0) return `${every(rule)} on the ${days}`
  return `on the ${days} of ${monthsIn(rule.months)} ${every(rule)}`
}

/** The five days and the two have names of their own. */
function groupName(weekdays: readonly WeekdayOf[]): 'weekday' | 'weekend' | 'day' | null {
  if (weekdays.some(({ nth }) => nth !== undefined)) return null
  const key = weekdays.map(({ weekday }) => weekday).join('')
  return key === '12345' ? 'weekday' : key === '67' ? 'weekend' : key === '1234567' ? 'day' : null
}

function nameOf({ weekday }: WeekdayOf): string {
  return weekdayNames[weekday - 1] ?? ''
}

function end({ count, until }: Rule): string {
  if (count !== undefined) return count === 1 ? 'once' : `${count} times`
  return until === undefined ? '' : `until ${dayInWords(until)}`
}

function dayInWords(date: PlainDate): string {
  return `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

function rank(nth: number): string {
  if (nth < 0) return nth === -1 ? 'last' : `${rank(-nth)} to last`
  const isTeen = nth % 100 > 10 && nth % 100 < 14
  return `${nth}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th')}`
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
