import { expect, test } from 'vitest'
import { isQuietHours, quietUntil } from './quiet-hours.ts'

/** Berlin is an hour ahead in March. */
const at = (utc: string) => ({ epoch_ms: Date.parse(`2026-03-04T${utc}:00Z`), timezone: 'Europe/Berlin' })

test.each([
  ['22:00-07:00', '21:30', '2026-03-05T06:00'],
  ['22:00-07:00', '20:59', null],
  ['22:00-07:00', '05:59', '2026-03-04T06:00'],
  ['22:00-07:00', '06:00', null],
  ['12:00-14:00', '12:30', '2026-03-04T13:00'],
  ['12:00-14:00', '13:00', null],
])('%s at %s UTC', (hours, utc, until) =>
  expect(quietUntil(hours, at(utc))?.slice(0, 16) ?? null).toBe(until),
)

test('what are no hours', () => {
  expect(['22:00-07:00', '7-9', '25:00-07:00', '07:00-07:00', ''].map(isQuietHours)).toEqual([
    ...[true, false, false, false, false],
  ])
})
