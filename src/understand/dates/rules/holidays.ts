/**
 * The few feasts that people use as a date. Only after a preposition that can name a day:
 * "by christmas" is a date, "christmas presents" and "ideas for christmas" are not.
 */
import { addDays, type PlainDate } from '../../../domain/calendar.ts'
import { comingDate, dateOf, pad, yearOf } from '../days.ts'
import type { DateRule } from '../rule.ts'

const days: readonly (readonly [words: RegExp, month: number, day: number])[] = [
  [/^christmas evening/u, 12, 24],
  [/^christmas/u, 12, 25],
  [/^new year evening/u, 12, 31],
  [/^new year/u, 1, 1],
  [/^halloween/u, 10, 31],
  [/^valentines/u, 2, 14],
]

/** The Sunday after the first full moon of spring, by the anonymous Gregorian algorithm. */
function easter(year: number): PlainDate {
  const century = Math.floor(year / 100)
  const leap = Math.floor(century / 4)
  const moon = Math.floor((8 * century + 13) / 25)
  const golden = year % 19
  const age = (19 * golden + century - leap - moon + 15) % 30
  const left = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - age - (year % 4)) % 7
  const late = Math.floor((golden + 11 * age + 22 * left) / 451)
  const days = age + left - 7 * late + 114
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`
}

function comingEaster(today: PlainDate, plus: number): PlainDate {
  const date = addDays(easter(yearOf(today)), plus)
  return date >= today ? date : addDays(easter(yearOf(today) + 1), plus)
}

const feast: DateRule = {
  name: 'holiday/fixed',
  pattern:
    /(?<!for )\b(?<name>christmas evening|christmas(?: day)?|new year evening|new year(?: day)?|halloween|valentines(?: day)?|easter(?: (?:sunday|monday))?)(?: (?<year>20\d\d))?\b/gu,
  stand: 'led',
  closed: true,
  means: ({ name, year }, { today }) => {
    if (name?.startsWith('easter')) return { day: comingEaster(today, name.endsWith('monday') ? 1 : 0) }
    const [, month, day] = days.find(([words]) => words.test(name ?? '')) ?? []
    if (month === undefined || day === undefined) return null
    const date = year === undefined ? comingDate(month, day, today) : dateOf(Number(year), month, day, today)
    return date === null ? null : { day: date }
  },
  examples: [
    ['wrap the presents by christmas', 'by christmas', '2026-12-25'],
    ['paint the fence before easter', 'before easter', '2026-04-05'],
    ["fireworks on new year's eve", "on new year's eve", '2026-12-31'],
  ],
  nearMisses: ['buy christmas presents', 'ideas for christmas', 'happy new year'],
}

export const holidayRules: readonly DateRule[] = [feast]
