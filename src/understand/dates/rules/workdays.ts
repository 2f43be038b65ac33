/** Days on which people work: the next one, or so many of them ahead. Feasts are not known, so they count. */
import { addDays, type PlainDate, weekday } from '../../../domain/calendar.ts'
import type { DateRule } from '../rule.ts'

const next: DateRule = {
  name: 'weekday/next-workday',
  pattern: /\bnext (?:weekday|business day)\b/gu,
  means: (_, { today }) => ({ day: workdaysAfter(today, 1) }),
  examples: [['ship it next business day', 'next business day', '2026-03-05']],
}

const ahead: DateRule = {
  name: 'weekday/in-workdays',
  pattern:
    /\b(?:(?:in|within|after) (?<count>\d{1,2}|a) (?:business day|weekdays?)|(?<count2>\d{1,2}|a) business day (?:from now|hence|later))\b/gu,
  means: ({ count, count2 }, { today }) => ({ day: workdaysAfter(today, Number(count ?? count2) || 1) }),
  examples: [
    ['answer them in 3 business days', 'in 3 business days', '2026-03-09'],
    ['refund within two working days', 'within two working days', '2026-03-06'],
  ],
  nearMisses: ['a business day trip', 'plan 3 business days'],
}

function workdaysAfter(today: PlainDate, count: number): PlainDate {
  let day = today
  for (let left = count; left > 0; left -= Number(weekday(day) <= 5)) day = addDays(day, 1)
  return day
}

export const workdayRules: readonly DateRule[] = [next, ahead]
