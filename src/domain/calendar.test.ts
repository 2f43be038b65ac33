/** The calendar's own arithmetic agrees with Temporal's on any day. */
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isDueDate,
  onClockOf,
  today,
  wallTime,
  weekday,
} from './calendar.ts'

const plainDate = fc
  .integer({ min: -700_000, max: 2_900_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }))
  .filter(({ year }) => year >= 0 && year <= 9999)

test('days are added, counted and named as Temporal does it', () => {
  fc.assert(
    fc.property(plainDate, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
      const later = date.add({ days })
      fc.pre(later.year >= 0 && later.year <= 9999)
      expect(addDays(date.toString(), days)).toBe(later.toString())
      expect(daysBetween(date.toString(), later.toString())).toBe(days)
      expect(weekday(date.toString())).toBe(date.dayOfWeek)
    }),
    { numRuns: 2000 },
  )
})

test('the clock on the wall of any zone says what Temporal has it say, on both sides of every change', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    '+05:45',
  ]
  const nearby = fc.constantFrom(0, 0, -1, 1, -1_800_000, 3_600_000)
  const years = fc.integer({ min: 0, max: 70 * 365 * 24 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), years, nearby, fc.boolean(), (timezone, hours, ms, atChange) => {
      const some = Temporal.Instant.fromEpochMilliseconds(hours * 3_600_000).toZonedDateTimeISO(timezone)
      const start = (atChange && some.getTimeZoneTransition('next')) || some
      const epoch_ms = start.epochMilliseconds + ms
      const there = Temporal.Instant.fromEpochMilliseconds(epoch_ms).toZonedDateTimeISO(timezone)
      const wall = there.toPlainDateTime().toString({ smallestUnit: 'minute' })
      expect(wallTime({ epoch_ms, timezone })).toBe(wall)
      expect(today({ epoch_ms, timezone })).toBe(there.toPlainDate().toString())
    }),
    { numRuns: 2000 },
  )
})

test('months are added as Temporal does it', () => {
  fc.assert(
    fc.property(plainDate, fc.integer({ min: -500, max: 500 }), (date, months) => {
      const later = date.add({ months })
      fc.pre(later.year >= 0 && later.year <= 9999)
      expect(addMonths(date.toString(), months)).toBe(later.toString())
    }),
    { numRuns: 2000 },
  )
})

test('a real date is told from one that is not', () => {
  const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`
      const isReal = (() => {
        try {
          return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
        } catch {
          return false
        }
      })()
      expect(isDueDate(text)).toBe(isReal)
    }),
    { numRuns: 2000 },
  )
  expect(
    ['2026-03-04T23:59', '2026-03-04T24:00', '2026-03-04T10:60', '2026-03-04T10', ' 2026-03-04'].map(
      isDueDate,
    ),
  ).toEqual([true, false, false, false, false])
})

test('a due date with a time counts by its day', () => {
  expect(addDays('2026-02-28T23:30', 1)).toBe('2026-03-01')
  expect(weekday('2026-03-04T10:00')).toBe(3)
})

test('the same instant on another clock', () => {
  expect(onClockOf('2026-03-05T21:30', 'UTC', 'Europe/Berlin')).toBe('2026-03-05T22:30')
  expect(onClockOf('2026-07-01T17:00', 'America/New_York', 'Asia/Kolkata')).toBe('2026-07-02T02:30')
})
