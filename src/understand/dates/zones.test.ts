/**
 * Every zone, around each of its clock changes: days stay days, hours stay hours.
 * The changes of a year are found from the zone's own offsets, so a new rule in the time zone data is tested too.
 */
import { expect, test } from 'vitest'
import { addDays, type Moment, today, wallTime, weekday } from '../../domain/calendar.ts'
import { findDates } from './find-dates.ts'

const HOUR = 3_600_000
const YEAR = Date.UTC(2026, 0, 1)
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function offsetAt(epoch_ms: number, format: Intl.DateTimeFormat): string {
  return format.formatToParts(epoch_ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The hours of 2026 in which the zone's clock changes: by weeks, then by halves. */
function changes(timezone: string): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
  const found: number[] = []
  for (let week = 0; week < 53; week++) {
    let [low, high] = [YEAR + week * 168 * HOUR, YEAR + (week + 1) * 168 * HOUR]
    const before = offsetAt(low, format)
    if (before === offsetAt(high, format)) continue
    while (high - low > HOUR) {
      const middle = low + Math.floor((high - low) / HOUR / 2) * HOUR
      if (offsetAt(middle, format) === before) low = middle
      else high = middle
    }
    found.push(high)
  }
  return found
}

function due(text: string, now: Moment): string {
  const [match] = findDates(text, now, { order: 'month-first' })
  return match !== undefined && 'due_date' in match ? match.due_date : 'none'
}

function expectRight(now: Moment): void {
  const here = today(now)
  const inTwoHours = wallTime({ ...now, epoch_ms: now.epoch_ms + 2 * HOUR })
  const read = ['today', 'tomorrow', 'in 3 days', 'in 2 hours', names[weekday(addDays(here, 2)) - 1] ?? '']
  const where = `${now.timezone} ${wallTime(now)}`
  expect([where, ...read.map((text) => due(text, now))]).toEqual([
    where,
    here,
    addDays(here, 1),
    addDays(here, 3),
    inTwoHours,
    addDays(here, 2),
  ])
}

const zones = Intl.supportedValuesOf('timeZone')

test(`${zones.length} zones, before and after each clock change`, () => {
  let changed = 0
  for (const timezone of zones) {
    const moments = changes(timezone)
    changed += moments.length
    for (const change of moments.length > 0 ? moments : [YEAR]) {
      for (const hours of [-25, -1, 0, 23]) expectRight({ epoch_ms: change + hours * HOUR, timezone })
    }
  }
  expect(changed).toBeGreaterThan(100)
}, 60_000)

test('a wall time the clock skips or shows twice is kept as it was said', () => {
  const skipped = { epoch_ms: Date.parse('2026-03-28T12:00:00+01:00'), timezone: 'Europe/Berlin' }
  expect(due('tomorrow at 2:30 am', skipped)).toBe('2026-03-29T02:30')
  const twice = { epoch_ms: Date.parse('2026-10-24T12:00:00+02:00'), timezone: 'Europe/Berlin' }
  expect(due('tomorrow at 2:30 am', twice)).toBe('2026-10-25T02:30')
  const before = { epoch_ms: Date.parse('2026-03-29T01:30:00+01:00'), timezone: 'Europe/Berlin' }
  expect(due('in 2 hours', before)).toBe('2026-03-29T04:30')
})
