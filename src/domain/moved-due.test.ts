/** Where a due date goes when only a part of it changes. */
import { expect, test } from 'vitest'
import type { TaskChange } from './command.ts'
import { movedDue } from './moved-due.ts'

const timezone = 'Europe/Berlin'
const timed = { due_date: '2026-03-31T23:30', timezone }
const dayOnly = { due_date: '2026-03-31', timezone: null }
const undated = { due_date: null, timezone: null }

test.each<[string, typeof timed | typeof dayOnly | typeof undated, TaskChange, string | null | undefined]>([
  ['an hour later, over midnight', timed, { shift: { minutes: 60 } }, '2026-04-01T00:30'],
  ['a day earlier', timed, { shift: { minutes: -24 * 60 } }, '2026-03-30T23:30'],
  ['a month earlier, which is shorter', dayOnly, { shift: { months: -1 } }, '2026-02-28'],
  [
    'a week later, whatever “from now” would be',
    dayOnly,
    { shift: { days: 7 }, due_date: '2026-03-11' },
    '2026-04-07',
  ],
  ['later without a date: from now', undated, { shift: { days: 7 }, due_date: '2026-03-11' }, '2026-03-11'],
  ['another day, the same time', timed, { due_date: '2026-04-02' }, '2026-04-02T23:30'],
  [
    'another time, the same day',
    timed,
    { due_date: '2026-03-05T18:00', keeps_day: true },
    '2026-03-31T18:00',
  ],
  [
    'another time of a day that is over',
    timed,
    { due_date: '2026-04-05T18:00', keeps_day: true },
    '2026-04-05T18:00',
  ],
  ['no date any more', timed, { due_date: null }, null],
  ['nothing said of it', timed, { priority: 'high' }, undefined],
])('%s', (_, task, change, due) => {
  expect(movedDue(task, change)?.due_date).toBe(due)
})

test.each<[string, typeof dayOnly | typeof undated, TaskChange]>([
  ['an hour later than a day', dayOnly, { shift: { minutes: 60 } }],
  ['earlier than nothing', undated, { shift: { days: -1 } }],
])('%s cannot be told', (_, task, change) => {
  expect(movedDue(task, change)).toBeNull()
})
