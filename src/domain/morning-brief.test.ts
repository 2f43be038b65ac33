import { expect, test } from 'vitest'
import { isTimeOfDay, nextBrief } from './morning-brief.ts'

/** Berlin is an hour ahead in winter; its clocks go forward on 29 March 2026, from 2 to 3. */
const berlin = (utc: string) => ({ epoch_ms: Date.parse(`${utc}:00Z`), timezone: 'Europe/Berlin' })

test.each([
  ['07:30', '2026-03-04T05:00', '2026-03-04T06:30'],
  ['07:30', '2026-03-04T06:30', '2026-03-05T06:30'],
  ['00:00', '2026-03-04T22:59', '2026-03-04T23:00'],
  ['07:30', '2026-03-28T07:00', '2026-03-29T05:30'],
  ['02:30', '2026-03-28T07:00', '2026-03-29T01:30'],
])('%s, asked at %s UTC', (time, utc, next) => expect(nextBrief(time, berlin(utc)).slice(0, 16)).toBe(next))

test('what is no time of day', () => {
  expect(['07:30', '7:30', '24:00', '', '07:60', '07:30:00'].map(isTimeOfDay)).toEqual([
    ...[true, false, false, false, false, false],
  ])
})
