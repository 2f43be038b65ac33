/** Dates in figures. Which of two figures is the month is the user's setting, unless only one of them can be. */
import { clock } from '../clock.ts'
import { comingDate, dateOf, endOfMonth } from '../days.ts'
import type { DateRule, Groups, Now, Piece } from '../rule.ts'

const iso: DateRule = {
  name: 'numeric/iso',
  pattern:
    /(?<![-/·] )\b(?<year>\d{4}) (?:- (?<month>\d{1,2}) -|[/·] (?<month2>\d{1,2}) [/·]) (?<day>\d{1,2})\b(?! [-/]|th)/gu,
  means: ({ year, month, month2, day }, { today }) => {
    const date = dateOf(Number(year), Number(month ?? month2), Number(day), today)
    return date === null ? null : { day: date }
  },
  examples: [
    ['launch 2026-03-05', '2026-03-05', '2026-03-05'],
    ['launch on 2026/11/30 at 14:15', 'on 2026/11/30 at 14:15', '2026-11-30T14:15'],
    ['invoice 2026-13-01', '', 'nothing'],
    ['that was 2019-03-05', '', 'nothing'],
  ],
  nearMisses: ['call 2012-1400', 'part 1-2-3'],
}

const timestamp: DateRule = {
  name: 'numeric/timestamp',
  pattern:
    /\b(?<date>\d{4} - \d{2} - \d{2}) t (?<hour>\d{2}) : (?<minute>\d{2})(?: : \d{2}(?: · \d{1,6})?)?(?: (?<zulu>z)\b| (?<sign>[+-]) (?<offset>\d{2}) : (?<offset2>\d{2}))?/gu,
  means: ({ date, hour, minute, zulu, sign, offset, offset2 }, { today }) => {
    const [year, month, day] = (date ?? '').split(' - ').map(Number)
    const valid = dateOf(year ?? 0, month ?? 0, day ?? 0, today)
    const time = clock(Number(hour), Number(minute), undefined, true)
    if (valid === null || time === null) return null
    const zone = zulu === undefined ? sign && `${sign}${offset}:${offset2}` : 'UTC'
    return { day: valid, ...time, ...(zone === undefined ? {} : { zone }) }
  },
  examples: [
    ['deploy 2026-04-01T08:15', '2026-04-01T08:15', '2026-04-01T08:15'],
    ['deploy 2026-04-01T08:15:30Z', '2026-04-01T08:15:30Z', '2026-04-01T10:15'],
    ['deploy 2026-04-01T08:15:30-05:00', '2026-04-01T08:15:30-05:00', '2026-04-01T15:15'],
  ],
}

/** Month and day in the user's order; the other way round when only that exists. */
function ordered(
  first: number,
  second: number,
  now: Now,
  make: (m: number, d: number) => string | null,
): Piece | null {
  const [month, day] = now.order === 'month-first' ? [first, second] : [second, first]
  const date = month > 12 && day <= 12 ? make(day, month) : make(month, day)
  return date === null ? null : { day: date }
}

function withYear({ first, second, year, dot }: Groups, now: Now): Piece | null {
  const full = year?.length === 2 ? 2000 + Number(year) : Number(year)
  const make = (month: number, day: number) => dateOf(full, month, day, now.today)
  // "3.4.2026" is written by people who put the day first.
  return ordered(
    Number(first),
    Number(second),
    dot === undefined ? now : { ...now, order: 'day-first' },
    make,
  )
}

const figures: DateRule = {
  name: 'numeric/with-year',
  pattern:
    /(?<![-/·] )\b(?<first>\d{1,2}) (?:\/ (?<second>\d{1,2}) \/ (?<year>\d{4}|\d{2})|- (?<second2>\d{1,2}) - (?<year2>\d{4}|\d{2})|(?<dot>·) (?<second3>\d{1,2}) · (?<year3>\d{4}))\b(?! [-/·])(?: ,(?= \d))?/gu,
  means: (groups, now) =>
    withYear(
      {
        ...groups,
        second: groups.second ?? groups.second2 ?? groups.second3,
        year: groups.year ?? groups.year2 ?? groups.year3,
      },
      now,
    ),
  examples: [
    ['renew passport 3/5/2027', '3/5/2027', '2027-03-05'],
    ['pay by 12/31/26', 'by 12/31/26', '2026-12-31'],
    ['pay by 31/12/2026', 'by 31/12/2026', '2026-12-31'],
    ['geburtstag 3.5.2026', '3.5.2026', '2026-05-03'],
  ],
  nearMisses: ['version 1.1.30', 'play 20-30-12', 'draw 4/13/1'],
}

const slash: DateRule = {
  name: 'numeric/slash',
  pattern: /(?<![-/·:\d] )\b(?!24 \/ 7 )(?<first>\d{1,2}) \/ (?<second>\d{1,2})\b(?! [-/·])/gu,
  stand: 'ended',
  closed: true,
  means: ({ first, second }, now) =>
    ordered(Number(first), Number(second), now, (month, day) => comingDate(month, day, now.today)),
  examples: [
    ['pay rent by 12/05', 'by 12/05', '2026-12-05'],
    ['dinner 4/25 at 4:00pm', '4/25 at 4:00pm', '2026-04-25T16:00'],
    ['call bob on 13/4', 'on 13/4', '2026-04-13'],
  ],
  nearMisses: ['mark 4/5 done', 'buy 1/2 pound of butter', 'support 24/7', 'order screws 8 x 1 1/4'],
}

/** As computers print it: "Thu Oct 26 11:00:09 2028". */
const yearLast: DateRule = {
  name: 'numeric/year-last',
  pattern: /(?<=: \d{2} (?:z[A-Z]{3,4} )?)(?<year>20\d\d)(?= $)/gu,
  stand: 'joined',
  means: ({ year }, { today }) => ({
    plus: (day) => dateOf(Number(year), Number(day.slice(5, 7)), Number(day.slice(8)), today) ?? day,
  }),
  examples: [['Thu Oct 26 11:00:09 2028', 'Thu Oct 26 11:00:09 2028', '2028-10-26T11:00']],
}

const dash: DateRule = {
  name: 'numeric/dash',
  pattern: /^(?:on )?(?<first>\d{1,2}) - (?<second>1[3-9]|2\d|3[01]) $/gu,
  stand: 'alone',
  means: ({ first, second }, { today }) => {
    const date = comingDate(Number(first), Number(second), today)
    return date === null ? null : { day: date }
  },
  examples: [['4-15', '4-15', '2026-04-15']],
  nearMisses: ['pages 2-15', '1-2'],
}

const dotted: DateRule = {
  name: 'numeric/dotted',
  pattern: /(?<![-/·:] )\b(?<day>\d{1,2}) · (?<month>\d{1,2}) \./gu,
  stand: 'led',
  // "28.3." is a date only where the day comes first; elsewhere it ends a sentence about a version.
  means: ({ day, month }, { today, order }) => {
    const date = order === 'day-first' ? comingDate(Number(month), Number(day), today) : null
    return date === null ? null : { day: date }
  },
  examples: [['update it to 3.2.', '', 'nothing']],
}

const monthYear: DateRule = {
  name: 'numeric/month-year',
  pattern: /(?<![-/·] )\b(?<month>\d{1,2}) \/ (?<year>20\d\d)\b/gu,
  means: ({ month, year }, { today }) => {
    const from = dateOf(Number(year), Number(month), 1, today)
    return from === null ? null : { period: { from, to: endOfMonth(from) } }
  },
  examples: [['release 04/2027', '04/2027', '2027-04-01…2027-04-30']],
}

export const numericRules: readonly DateRule[] = [
  timestamp,
  iso,
  figures,
  dotted,
  monthYear,
  slash,
  dash,
  yearLast,
]
