/**
 * The few feasts that people use as a date. A name of a day stands where a date does ("gran boxing day"); one that is
 * a season too only after a preposition: "by christmas" is a date, "christmas presents" and "ideas for christmas" are not.
 */
import { addDays, type PlainDate, weekday } from '../../../domain/calendar.ts'
import { pad, yearOf } from '../days.ts'
import type { DateRule, Groups, Now, Piece } from '../rule.ts'

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

/** The fourth Thursday of November. */
function thanksgiving(year: number): PlainDate {
  const first = `${year}-11-01`
  return addDays(first, ((4 - weekday(first) + 7) % 7) + 21)
}

type Feast = (year: number) => PlainDate

const fixed =
  (monthDay: string): Feast =>
  (year) =>
    `${year}-${monthDay}`
const fromEaster =
  (days: number): Feast =>
  (year) =>
    addDays(easter(year), days)

const feasts: readonly (readonly [words: RegExp, feast: Feast])[] = [
  [/^christmas evening/u, fixed('12-24')],
  [/^christmas/u, fixed('12-25')],
  [/^boxing/u, fixed('12-26')],
  [/^(?:new year evening|nye)/u, fixed('12-31')],
  [/^new year/u, fixed('01-01')],
  [/^halloween/u, fixed('10-31')],
  [/^bonfire/u, fixed('11-05')],
  [/^valentines/u, fixed('02-14')],
  [/^good friday/u, fromEaster(-2)],
  [/^easter monday/u, fromEaster(1)],
  [/^easter/u, fromEaster(0)],
  [/^thanksgiving/u, thanksgiving],
]

function feastDay({ name = '', year }: Groups, { today }: Now): Piece | null {
  const feast = feasts.find(([words]) => words.test(name))?.[1]
  if (feast === undefined) return null
  const present = feast(yearOf(today))
  if (year === undefined) return { day: present >= today ? present : feast(yearOf(today) + 1) }
  const said = Number(year)
  return said < yearOf(today) ? null : { day: feast(said) }
}

const blackFriday: DateRule = {
  name: 'holiday/black-friday',
  pattern: /\bblack friday\b/gu,
  means: () => ({ nothing: true }),
  examples: [['black friday shopping', '', 'nothing']],
}

const day: DateRule = {
  name: 'holiday/day',
  pattern:
    /(?<!\ba )\b(?<name>christmas (?:evening|day)|boxing day|nye|new year (?:evening|day)|bonfire night|valentines day|good friday|easter (?:sunday|monday))(?: (?<year>20\d\d))?\b/gu,
  stand: 'ended',
  closed: true,
  means: feastDay,
  examples: [
    ["fireworks on new year's eve", "on new year's eve", '2026-12-31'],
    ['wrap gifts xmas eve', 'xmas eve', '2026-12-24'],
    ['call gran boxing day', 'boxing day', '2026-12-26'],
    ['party nye 9pm', 'nye 9pm', '2026-12-31T21:00'],
    ['sausages for bonfire night', 'for bonfire night', '2026-11-05'],
    ['fish good friday', 'good friday', '2026-04-03'],
    ['lunch with nan easter monday', 'easter monday', '2026-04-06'],
    ["book a table for valentine's day", "for valentine's day", '2027-02-14'],
  ],
  nearMisses: ['christmas day lunch', "a new year's day walk"],
}

const feast: DateRule = {
  name: 'holiday/fixed',
  pattern:
    /(?<!for )\b(?<name>(?:christmas|new year|valentines|easter)(?! (?:evening|day|sunday|monday)\b)|halloween|thanksgiving)(?: (?<year>20\d\d))?\b/gu,
  stand: 'led',
  closed: true,
  means: feastDay,
  examples: [
    ['wrap the presents by christmas', 'by christmas', '2026-12-25'],
    ['paint the fence before easter', 'before easter', '2026-04-05'],
    ['fly home before thanksgiving', 'before thanksgiving', '2026-11-26'],
  ],
  nearMisses: [
    'buy christmas presents',
    'ideas for christmas',
    'happy new year',
    "any new year's eve parties",
    'mothers day',
  ],
}

export const holidayRules: readonly DateRule[] = [blackFriday, day, feast]
