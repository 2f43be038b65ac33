import { expect, test } from 'vitest'
import { dateFor, groupOf, headings } from './day-groups.ts'

/** A Wednesday. */
const now = new Date('2026-11-18T12:00:00')

test.each([
  [null, 'none'],
  ['2026-11-17', 'overdue'],
  ['2026-11-18T11:59', 'overdue'],
  ['2026-11-18T12:01', 'today'],
  ['2026-11-18', 'today'],
  ['2026-11-19T08:00', 'tomorrow'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'later'],
] as const)('%s is under %s', (due, group) => {
  expect(groupOf(due, now, 'monday')).toBe(group)
})

test('a week ends as the user counts it', () => {
  expect(groupOf('2026-11-22', now, 'sunday')).toBe('later')
})

test('each heading stands once, above its first task, with how many there are', () => {
  const dues = ['2026-11-01', '2026-11-18', '2026-11-18', null]
  const tasks = dues.map((due_date, at) => ({ id: `${at}`, due_date }))
  expect([...headings(tasks, now, 'monday')]).toEqual([
    ['0', { group: 'overdue', count: 1 }],
    ['1', { group: 'today', count: 2 }],
    ['3', { group: 'none', count: 1 }],
  ])
})

test('what is put under a heading gets its date', () => {
  expect(dateFor('tomorrow', now, 'monday')).toBe('2026-11-19')
  expect(dateFor('week', now, 'monday')).toBe('2026-11-22')
  expect(dateFor('none', now, 'monday')).toBeNull()
  expect(dateFor('later', now, 'monday')).toBe('2026-11-23')
  expect(dateFor('overdue', now, 'monday')).toBeUndefined()
})
