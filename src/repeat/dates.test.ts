/** The dates of rules: month ends, leap years, intervals, ends, and examples of RFC 5545. */
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays, onClockOf, weekday } from '../domain/calendar.ts'
import { datesOf } from './dates.ts'
import { readRule } from './read-rule.ts'
import { plainRule, type Rule } from './rule.ts'

function ruleFrom(text: string): Rule {
  const read = readRule(text)
  if ('trouble' in read) throw new Error(`${text}: ${read.trouble}`)
  return read.rule
}

function first(count: number, text: string, anchor: string, from?: string): string[] {
  const dates: string[] = []
  for (const date of datesOf(ruleFrom(text), anchor, from)) {
    dates.push(date)
    if (dates.length === count) break
  }
  return dates
}

describe('a day its month lacks is its last, and the next is not moved by it', () => {
  test.each([
    ['FREQ=MONTHLY', '2026-01-31', '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=30', '2027-12-01', '2027-12-30 2028-01-30 2028-02-29 2028-03-30 2028-04-30'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-01', '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
    ['FREQ=MONTHLY;INTERVAL=3', '2025-11-30', '2025-11-30 2026-02-28 2026-05-30 2026-08-30 2026-11-30'],
    ['FREQ=YEARLY', '2024-02-29', '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29'],
    ['FREQ=MONTHLY;BYMONTHDAY=30,31', '2026-01-01', '2026-01-30 2026-01-31 2026-02-28 2026-03-30 2026-03-31'],
    [
      'FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=OMIT',
      '2026-01-31',
      '2026-01-31 2026-03-31 2026-05-31 2026-07-31 2026-08-31',
    ],
  ])('%s from %s', (text, anchor, dates) => {
    expect(first(5, text, anchor).join(' ')).toBe(dates)
  })
})

describe('as RFC 5545 has it', () => {
  test.each([
    ['FREQ=DAILY;COUNT=3', '1997-09-02', '1997-09-02 1997-09-03 1997-09-04'],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '1997-08-05',
      '1997-08-05 1997-08-10 1997-08-19 1997-08-24',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '1997-08-05',
      '1997-08-05 1997-08-17 1997-08-19 1997-08-31',
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=1FR', '1997-09-05', '1997-09-05 1997-10-03 1997-11-07'],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '1997-09-22 1997-10-20 1997-11-17'],
    ['FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3;COUNT=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3',
      '1997-09-29',
      '1997-09-29 1997-10-30 1997-11-27',
    ],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '1997-09-02', '1998-02-13 1998-03-13 1998-11-13'],
    [
      'FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
      '1997-01-01',
      '1997-01-01 1997-04-10 1997-07-19 2000-01-01',
    ],
    ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=4', '1997-03-13', '1997-03-13 1997-03-20 1997-03-27 1998-03-05'],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
      '1996-11-05',
      '1996-11-05 2000-11-07 2004-11-02',
    ],
    ['FREQ=WEEKLY;UNTIL=19970916;BYDAY=TU', '1997-09-02', '1997-09-02 1997-09-09 1997-09-16'],
  ])('%s from %s', (text, anchor, dates) => {
    expect(first(dates.split(' ').length, text, anchor).join(' ')).toBe(dates)
  })
})

test('from a later day on it goes on as it would have', () => {
  const rules = [
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
    'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=40',
    'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=DAILY;UNTIL=20290101;BYMONTH=1',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.nat(2000), (text, ahead) => {
      const from = addDays('2024-01-31', ahead)
      const all = first(2500, text, '2024-01-31', '2024-01-31').filter((date) => date >= from)
      expect(first(3, text, '2024-01-31', from)).toEqual(all.slice(0, 3))
    }),
    { numRuns: 300 },
  )
})

test('dates come in order, none twice, each on a weekday of the rule', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      (interval, days) => {
        const codes = days.map((day) => ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][day - 1]).join(',')
        const dates = first(30, `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${codes}`, '2026-03-04')
        expect(dates).toEqual([...new Set(dates)].sort())
        expect(dates.every((date) => days.includes(weekday(date)))).toBe(true)
      },
    ),
  )
})

test('a rule that never falls on a day ends, and so does one far away', () => {
  const standing = { ...plainRule, frequency: 'DAILY', interval: 0 } as const
  expect([...datesOf(standing, '2026-03-04')]).toEqual([])
  expect(first(1, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;RSCALE=GREGORIAN;SKIP=OMIT', '2026-01-01')).toEqual([])
  expect(first(1, 'FREQ=MONTHLY;INTERVAL=12;BYMONTH=2;BYMONTHDAY=1', '2026-03-01')).toEqual([])
  expect(first(1, 'FREQ=DAILY;COUNT=10000', '2026-01-01', '2060-01-01')).toEqual([])
})

const DAY = 86_400_000

/** Where clocks change in those years, and the days beside: the only ones on which a day is not like every other. */
function daysOfChange(zone: string): readonly string[] {
  const days: string[] = []
  let at = Temporal.Instant.from('2024-01-01T00:00:00Z').toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.year > 2030) return days
    days.push(...[-2, -1, 0, 1, 2].map((apart) => addDays(next.toPlainDate().toString(), apart)))
    at = next
  }
}

test('a daily task falls on each date exactly once, at the same wall time, in every zone from 2024 to 2030', () => {
  const dates = first(2557, 'FREQ=DAILY', '2024-01-01')
  expect(dates).toEqual(Array.from({ length: 2557 }, (_, index) => addDays('2024-01-01', index)))
  expect(dates.at(-1)).toBe('2030-12-31')
  const zones = Intl.supportedValuesOf('timeZone')
  expect(zones.length).toBeGreaterThan(400)
  for (const zone of zones) {
    for (const date of daysOfChange(zone)) {
      const [here, tomorrow] = [date, addDays(date, 1)].map((day) => onClockOf(`${day}T02:30`, zone, 'UTC'))
      const apart = Date.parse(`${tomorrow}Z`) - Date.parse(`${here}Z`)
      expect([zone, date, apart > DAY - 4 * 3_600_000 && apart < DAY + 4 * 3_600_000]).toEqual([
        zone,
        date,
        true,
      ])
      // the wall shows that minute, or, where the clocks jump over it, one of the same day
      expect(onClockOf(here ?? '', 'UTC', zone).slice(0, 10)).toBe(date)
    }
  }
})
