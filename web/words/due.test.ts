import { describe, expect, test } from 'vitest'
import { dueTone, dueWords, onDay } from './due.ts'

/** Sunday noon, on whatever clock the tests run. */
const now = new Date(2026, 10, 15, 12, 0)

describe('a due date as people say it', () => {
  test.each([
    ['2026-11-15', 'Today', 'today'],
    ['2026-11-15T17:00', 'Today 17:00', 'today'],
    ['2026-11-15T11:59', 'Today 11:59', 'overdue'],
    ['2026-11-16', 'Tomorrow', 'later'],
    ['2026-11-14', 'Yesterday', 'overdue'],
    ['2026-11-20T09:30', 'Friday 09:30', 'later'],
    ['2026-11-22', '22 Nov', 'later'],
    ['2026-10-25', '25 Oct', 'overdue'],
    ['2027-02-28', '28 Feb 2027', 'later'],
    ['2026-01-01', '1 Jan', 'overdue'],
  ])('%s is “%s”, %s', (due, words, tone) => {
    expect(dueWords(due, now)).toBe(words)
    expect(dueTone(due, now)).toBe(tone)
  })
})

test.each([
  ['2026-11-16', '2026-11-10T09:00', '2026-11-16T09:00'],
  ['2026-11-15', '2026-11-10T17:00', '2026-11-15T17:00'],
  // at noon, nine is over
  ['2026-11-15', '2026-11-10T09:00', '2026-11-15'],
  ['2026-11-15', null, '2026-11-15'],
  [null, '2026-11-10T09:00', null],
])('on %s, what was due %s is due %s', (day, due, moved) => {
  expect(onDay(day, due, now)).toBe(moved)
})
