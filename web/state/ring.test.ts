import { describe, expect, test } from 'vitest'
import { isTime } from './ring.ts'

const now = new Date('2026-11-15T16:00:30Z')

describe('it rings when its minute has come, on its own clock', () => {
  test.each([
    ['2026-11-15T17:00', 'Europe/Berlin', true],
    ['2026-11-15T17:01', 'Europe/Berlin', false],
    ['2026-11-15T16:50', 'Europe/Berlin', true],
    ['2026-11-15T16:40', 'Europe/Berlin', false],
    ['2026-11-16T01:00', 'Asia/Tokyo', true],
    ['2026-11-15T17:00', 'Asia/Tokyo', false],
    ['2026-11-15', 'Europe/Berlin', false],
  ])('%s in %s: %s', (due_date, timezone, rings) => {
    expect(isTime({ due_date, timezone }, now)).toBe(rings)
  })
})
