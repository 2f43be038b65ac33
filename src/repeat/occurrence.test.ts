/** A daily task done at its minute, in every zone there is, around every change of its clocks; others at month ends. */
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { addDays, instantOf } from '../domain/calendar.ts'
import { nextOccurrence, type Occurrence } from './occurrence.ts'

/** The day before each change of the clocks. */
function changesOf(zone: string): readonly string[] {
  const days: string[] = []
  let at = Temporal.Instant.from('2024-01-01T00:00:00Z').toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.year > 2030) return days
    days.push(addDays(next.toPlainDate().toString(), -1))
    at = next
  }
}

/** The days a series comes on if each is done late by so many minutes, seen from elsewhere. */
function comesOn(zone: string, first: string, time: string, late: number): readonly string[] {
  const dates: string[] = []
  let due_date = `${first}T${time}`
  for (let step = 0; step < 4; step++) {
    dates.push(due_date)
    const now = { epoch_ms: instantOf(due_date, zone) + late * 60_000, timezone: 'Pacific/Auckland' }
    const daily = { recurrence: 'FREQ=DAILY', recurs_from: 'due', recurs_on: null } as const
    const next = nextOccurrence({ ...daily, recurs_except: [], due_date, timezone: zone }, now)
    expect([zone, due_date, next.missed]).toEqual([zone, due_date, 0])
    due_date = next.occurrence?.due_date ?? ''
  }
  return dates
}

test('done on the day, the next is tomorrow’s at the same time, in every zone from 2024 to 2030', () => {
  let seen = 0
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const before of changesOf(zone))
      for (const [time, late] of [
        ['00:00', 0],
        ['02:30', 0],
        ['02:30', 600],
        ['23:30', 20],
      ] as const) {
        const days = [0, 1, 2, 3].map((ahead) => `${addDays(before, ahead)}T${time}`)
        expect([zone, ...comesOn(zone, before, time, late)]).toEqual([zone, ...days])
        seen++
      }
  expect(seen).toBeGreaterThan(5000)
})

test.each([
  ['FREQ=MONTHLY', '2027-01-31', '2027-02-28 2027-03-31 2027-04-30'],
  ['FREQ=YEARLY;BYMONTH=1,2,3', '2027-01-31', '2027-02-28 2027-03-31 2028-01-31'],
  ['FREQ=YEARLY', '2028-02-29', '2029-02-28 2030-02-28 2031-02-28 2032-02-29'],
])('%s from %s does not drift, one done after the other', (recurrence, first, dates) => {
  const task = { timezone: null, recurs_from: 'due' as const, recurs_on: null, recurs_except: [] }
  let at: Pick<Occurrence, 'due_date' | 'recurrence'> = { due_date: first, recurrence }
  for (const date of dates.split(' ')) {
    const now = { epoch_ms: instantOf(`${at.due_date}T10:00`, 'UTC'), timezone: 'UTC' }
    at = nextOccurrence({ ...task, ...at }, now).occurrence ?? { due_date: null, recurrence: null }
    expect(at.due_date).toBe(date)
  }
})
