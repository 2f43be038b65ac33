/**
 * The few feasts that keep their date and that people use as one. Only after a preposition that can name a day:
 * "by christmas" is a date, "christmas presents" and "ideas for christmas" are not.
 */
import { comingDate } from '../days.ts'
import type { DateRule } from '../rule.ts'

const days: readonly (readonly [words: RegExp, month: number, day: number])[] = [
  [/^christmas evening/u, 12, 24],
  [/^christmas/u, 12, 25],
  [/^new year evening/u, 12, 31],
  [/^new year/u, 1, 1],
  [/^halloween/u, 10, 31],
  [/^valentines/u, 2, 14],
]

const feast: DateRule = {
  name: 'holiday/fixed',
  pattern:
    /(?<!for )\b(?<name>christmas evening|christmas(?: day)?|new year evening|new year(?: day)?|halloween|valentines(?: day)?)(?: (?<year>20\d\d))?\b/gu,
  stand: 'led',
  closed: true,
  means: ({ name }, { today }) => {
    const [, month, day] = days.find(([words]) => words.test(name ?? '')) ?? []
    const date = month === undefined || day === undefined ? null : comingDate(month, day, today)
    return date === null ? null : { day: date }
  },
  examples: [
    ['wrap the presents by christmas', 'by christmas', '2026-12-25'],
    ["fireworks on new year's eve", "on new year's eve", '2026-12-31'],
  ],
  nearMisses: ['buy christmas presents', 'ideas for christmas', 'happy new year'],
}

export const holidayRules: readonly DateRule[] = [feast]
