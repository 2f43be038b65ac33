/**
 * Stretches of days, first and last day included. Whether "next week" filters a list or is a due date
 * depends on the sentence, so the period is given and the caller decides; weeks begin on the sender's own day.
 */
import { addDays, addMonths } from '../../../domain/calendar.ts'
import { comingMonth, dateOf, endOfMonth, stretch } from '../days.ts'
import { amount, monthNumber } from '../numbers.ts'
import type { DateRule } from '../rule.ts'

const named: DateRule = {
  name: 'period/next-week',
  pattern:
    /\b(?:(?:the )?(?<which>this coming|this|next|coming)) (?<unit>week|month|quarter|year|weekend)\b(?! x day)/gu,
  means: ({ which, unit }, now) => {
    const ahead = which === 'this' || unit === 'weekend' ? Number(which === 'next') : 1
    return { period: stretch(unit, ahead, now) }
  },
  examples: [
    ['what is due this week', 'this week', '2026-03-02…2026-03-08'],
    ['finish the report next week', 'next week', '2026-03-09…2026-03-15'],
    ['clean garage this weekend', 'this weekend', '2026-03-07…2026-03-08'],
    ['trip next month', 'next month', '2026-04-01…2026-04-30'],
    ['wednesday next week call sam', 'wednesday next week', '2026-03-11'],
  ],
  nearMisses: ['the week was long', 'plan a weekend trip'],
}

const after: DateRule = {
  name: 'period/after-the-weekend',
  pattern: /\bafter (?:the|(?<which>this|next)) (?<unit>week|month|quarter|year|weekend)\b/gu,
  closed: true,
  means: ({ which, unit }, now) => {
    const ahead = which === 'next' ? 2 : 1
    return { period: stretch(unit === 'weekend' ? 'week' : unit, ahead, now) }
  },
  examples: [
    ['call the bank after the weekend', 'after the weekend', '2026-03-09…2026-03-15'],
    ['clean up after this month', 'after this month', '2026-04-01…2026-04-30'],
  ],
  nearMisses: ['after the week trip'],
}

const afterNext: DateRule = {
  name: 'period/week-after-next',
  pattern: /\b(?:the )?(?<unit>week|month|year|weekend) after next\b/gu,
  means: ({ unit }, now) => ({ period: stretch(unit, 2, now) }),
  examples: [['holiday the week after next', 'the week after next', '2026-03-16…2026-03-22']],
}

const bareUnit: DateRule = {
  name: 'period/the-week',
  pattern: /\b(?:at |on |over |for |during )the (?<unit>week|month|weekend)\b(?! (?:of|x))/gu,
  closed: true,
  means: ({ unit }, now) => ({ period: stretch(unit, 0, now) }),
  examples: [['what is planned for the weekend', 'for the weekend', '2026-03-07…2026-03-08']],
  nearMisses: ['for the week of peace'],
}

const rest: DateRule = {
  name: 'period/rest-of',
  pattern: /\b(?:(?:the )?rest of (?:the |this )?|later in the )(?<unit>day|week|month|year)\b/gu,
  means: ({ unit }, now) => {
    const to = unit === 'day' ? now.today : stretch(unit, 0, now).to
    return { period: { from: now.today, to } }
  },
  examples: [
    ['show the rest of the week', 'the rest of the week', '2026-03-04…2026-03-08'],
    ['call gran later in the week', 'later in the week', '2026-03-04…2026-03-08'],
  ],
}

const nextFew: DateRule = {
  name: 'period/next-3-days',
  pattern:
    /\b(?:(?:in|within|over|for|during) )?(?:the )?(?:(?:next|coming|this coming) (?<count>\d{1,3}|couple(?: of)?|few)|(?<count2>\d{1,2}) coming) (?<unit>day|week|month|quarter|year|fortnight)\b/gu,
  means: ({ count, count2, unit }, { today }) => ({
    period: { from: today, to: end(amount(count ?? count2), unit, today) },
  }),
  examples: [
    ['what is due in the next 3 days', 'in the next 3 days', '2026-03-04…2026-03-07'],
    ['plan the next two weeks', 'the next two weeks', '2026-03-04…2026-03-18'],
  ],
  nearMisses: ['the next 3 tasks'],
}

function end(count: number, unit: string | undefined, today: string): string {
  const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }
  const monthly = months[unit ?? '']
  if (monthly !== undefined) return addMonths(today, count * monthly)
  return addDays(today, count * (unit === 'week' ? 7 : unit === 'fortnight' ? 14 : 1))
}

const inMonth: DateRule = {
  name: 'period/in-november',
  pattern:
    /\b(?:(?:in|by|until|before|during|this|next|sometime in|early|late|from|(?:for|of|to)(?! MAY)) )(?:the )?(?:month of )?(?:early |late |next |this )?(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: ,)?(?: (?<year>20\d\d))?\b/gu,
  closed: true,
  means: ({ month, year }, now) => {
    if (year === undefined) return { period: comingMonth(monthNumber(month), now) }
    const from = dateOf(Number(year), monthNumber(month), 1, now.today)
    return from === null ? null : { period: { from, to: endOfMonth(from) } }
  },
  examples: [
    ['visit japan in november', 'in november', '2026-11-01…2026-11-30'],
    ['renew by may 2027', 'by may 2027', '2027-05-01…2027-05-31'],
    ['what is due in march', 'in march', '2026-03-01…2026-03-31'],
  ],
  nearMisses: ['march in the parade', 'may i go', 'buy a gift for may', 'a book by April Smith'],
}

const inYear: DateRule = {
  name: 'period/in-2027',
  pattern: /\b(?:in|by|before|until) (?<year>20\d\d)\b(?! [-/])/gu,
  closed: true,
  means: ({ year }, { today }) => {
    const from = dateOf(Number(year), 1, 1, today)
    return from === null ? null : { period: { from, to: `${year}-12-31` } }
  },
  examples: [['learn italian by 2027', 'by 2027', '2027-01-01…2027-12-31']],
  nearMisses: ['by 2030 people'],
}

const monthYear: DateRule = {
  name: 'period/november-2027',
  pattern: /\b(?<month>jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)(?: [-,])? (?<year>20\d\d)\b/gu,
  means: ({ month, year }, { today }) => {
    const from = dateOf(Number(year), monthNumber(month), 1, today)
    return from === null ? null : { period: { from, to: endOfMonth(from) } }
  },
  examples: [['release november 2027', 'november 2027', '2027-11-01…2027-11-30']],
}

export const periodRules: readonly DateRule[] = [
  nextFew,
  after,
  afterNext,
  rest,
  named,
  inMonth,
  monthYear,
  inYear,
  bareUnit,
]
