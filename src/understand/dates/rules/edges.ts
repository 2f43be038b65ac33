/** Parts of a week, month or year: its end, its beginning, its first week. */
import { addDays, daysBetween, type PlainDate, weekday } from '../../../domain/calendar.ts'
import { comingMonth, dateOf, endOfMonth, monthFrom, stretch, weekAround, weekFrom } from '../days.ts'
import { monthNumber } from '../numbers.ts'
import type { DateRule, Groups, Now, Period, Piece } from '../rule.ts'

const weekOf: DateRule = {
  name: 'period/week-of',
  pattern:
    /\b(?:the )?week of(?= (?:the )?(?:\d|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|christmas))/gu,
  stand: 'joined',
  means: (_, now) => ({ of: ({ day }) => (day === undefined ? null : { period: weekAround(day, now) }) }),
  examples: [['trip the week of april 20th', 'the week of april 20th', '2026-04-20…2026-04-26']],
  nearMisses: ['a week of rain'],
}

const nthWeek: DateRule = {
  name: 'period/first-week-of',
  pattern:
    /\b(?:the )?(?<nth>[1-4]th|second|last) (?<unit>week|weekend) (?:of|in) (?:(?:the )?(?<which>this|next|the) month|(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: (?<year>20\d\d))?)\b/gu,
  means: (groups, now) => {
    const whole = monthOf(groups, now)
    const week = whole && nthSevenDays(groups.nth, whole)
    return week && { period: groups.unit === 'week' ? week : weekendOf(week) }
  },
  examples: [
    ['visit rome the first week of may', 'the first week of may', '2026-05-01…2026-05-07'],
    ['fair on the last weekend of may', 'on the last weekend of may', '2026-05-30…2026-05-31'],
    ['fair the last week of may 2027', 'the last week of may 2027', '2027-05-25…2027-05-31'],
  ],
}

function monthOf({ which, month, year }: Groups, now: Now): Period | null {
  if (month === undefined) return monthFrom(now.today, Number(which === 'next'))
  if (year === undefined) return comingMonth(monthNumber(month), now)
  const from = dateOf(Number(year), monthNumber(month), 1, now.today)
  return from === null ? null : { from, to: endOfMonth(from) }
}

function nthSevenDays(nth: string | undefined, { from, to }: Period): Period {
  if (nth === 'last') return { from: addDays(to, -6), to }
  const first = addDays(from, 7 * ((nth === 'second' ? 2 : Number(nth?.charAt(0))) - 1))
  return { from: first, to: addDays(first, 6) }
}

/** The Saturday among seven days, and the Sunday after it. */
function weekendOf({ from }: Period): Period {
  const saturday = addDays(from, (6 - weekday(from) + 7) % 7)
  return { from: saturday, to: addDays(saturday, 1) }
}

/** The week's end at work is Friday; said on a weekend, it can only be Sunday. */
function endOfWeek(week: Period, today: string): string {
  const friday = addDays(week.from, 4)
  return friday >= today ? friday : week.to
}

const shorts: Readonly<Record<string, string>> = { eom: 'month', eoy: 'year' }

const endOf: DateRule = {
  name: 'period/end-of-month',
  pattern:
    /\b(?:eow|(?<short>eom|eoy)|(?:the )?end of (?:the |this |business ){0,2}(?<next>next )?(?:month of )?(?:(?<unit>week|month|quarter|year)|(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: (?<year>20\d\d))?)|(?<unit2>month|year) end)\b/gu,
  means: (groups, now) => {
    if (groups.month !== undefined) return lastOf(monthOf(groups, now))
    const unit = groups.unit ?? groups.unit2 ?? shorts[groups.short ?? '']
    return { day: lastDay(unit, Number(groups.next !== undefined), now) }
  },
  examples: [
    ['invoice by end of month', 'by end of month', '2026-03-31'],
    ['report due by the end of the week', 'due by the end of the week', '2026-03-06'],
    ['book flights by the end of april', 'by the end of april', '2026-04-30'],
    ['book flights by the end of april 2027', 'by the end of april 2027', '2027-04-30'],
    ['send it eow', 'eow', '2026-03-06'],
  ],
  nearMisses: ['the end of the book'],
}

function lastOf(period: Period | null): Piece | null {
  return period === null ? null : { day: period.to }
}

function lastDay(unit: string | undefined, ahead: number, now: Now): string {
  if (unit === undefined || unit === 'week') return endOfWeek(weekFrom(now.today, ahead), now.today)
  return stretch(unit, ahead, now).to
}

const startOf: DateRule = {
  name: 'period/start-of-month',
  pattern:
    /\b(?:in )?(?:the )?(?<side>start|mid|early|late)(?: -)?(?: of)? (?:the )?(?<which>next |this )?(?<unit>week|month|year|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)\b/gu,
  closed: true,
  means: ({ side, which, unit }, now) => {
    const piece = sideOf(side, periodOf(unit, which === 'next ' && monthNumber(unit) === 0 ? 1 : 0, now))
    const isPast = piece.day !== undefined && piece.day < now.today
    return isPast ? sideOf(side, periodOf(unit, 1, now)) : piece
  },
  examples: [
    ['pay at the start of next month', 'at the start of next month', '2026-04-01'],
    ['pay at the start of the month', 'at the start of the month', '2026-04-01'],
    ['meet sam mid-week', 'mid-week', '2026-03-04'],
    ['meet sam in the middle of next week', 'in the middle of next week', '2026-03-11'],
    ['plan at the start of march', 'at the start of march', '2027-03-01'],
    ['harvest mid september', 'mid september', '2026-09-15'],
    ['plan early next week', 'early next week', '2026-03-09…2026-03-15'],
  ],
  nearMisses: ['start the week well'],
}

function periodOf(unit: string | undefined, ahead: number, now: Now): Period {
  const month = monthNumber(unit)
  if (month === 0) return stretch(unit, ahead, now)
  return monthFrom(comingMonth(month, now).from, 12 * ahead)
}

function sideOf(side: string | undefined, period: Period): Piece {
  if (side === 'start') return { day: period.from }
  // Wednesday, the fifteenth, the first of July.
  return side === 'mid' ? { day: middleOf(period) } : { period }
}

function middleOf({ from, to }: Period): PlainDate {
  const days = daysBetween(from, to)
  return addDays(from, days < 7 ? (10 - weekday(from)) % 7 : Math.floor((days - 1) / 2))
}

/** Read first, as the past would take "last week" out of "the last week of may". */
export const countedPeriodRules: readonly DateRule[] = [nthWeek]

export const edgeRules: readonly DateRule[] = [weekOf, endOf, startOf]
