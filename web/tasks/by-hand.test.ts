import { expect, test } from 'vitest'
import { handKey, sortKey } from '../../src/domain/sort-key.ts'
import type { Task } from '../api/types.ts'
import { putBeside, putOneOn } from './by-hand.ts'

const task = (number: number, due_date: string | null) =>
  ({ id: `${number}`, number, due_date, position: null, completed_at: null }) as Task

const [late, rent, call, lunch, soon, paint, sweep] = [
  task(7, '2026-03-01'),
  task(1, '2026-03-05'),
  task(2, '2026-03-05'),
  task(3, '2026-03-06T12:00'),
  task(4, '2026-03-06'),
  task(5, null),
  task(6, null),
] as const
const all = [late, rent, call, lunch, soon, paint, sweep]
const byDate = { tasks: all, order: 'due', now: new Date(2026, 2, 5, 11) } as const
const byHand = {
  ...byDate,
  order: 'manual',
  tasks: all.toSorted((a, b) => (handKey(a) < handKey(b) ? -1 : 1)),
} as const

function after(
  moved: Task,
  change: ReturnType<typeof putBeside>,
  { tasks, order }: typeof byDate | typeof byHand,
) {
  const key = order === 'due' ? sortKey : handKey
  const now = tasks.map((one) => (one === moved ? { ...one, ...change } : one))
  return now.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ number }) => number)
}

test.each([
  ['up within its day', call, rent, 'before', [7, 2, 1, 3, 4, 5, 6]],
  ['to the end of another day', rent, soon, 'behind', [7, 2, 3, 4, 1, 5, 6]],
  ['above what has no time on another day', rent, soon, 'before', [7, 2, 3, 1, 4, 5, 6]],
  ['beside a time of day: on its day', rent, lunch, 'before', [7, 2, 3, 1, 4, 5, 6]],
  ['with a time of day: on the day, at its time', lunch, rent, 'behind', [7, 3, 1, 2, 4, 5, 6]],
  ['between those without a date', late, sweep, 'before', [1, 2, 3, 4, 5, 7, 6]],
] as const)('by date, %s', (_, moved, other, side, numbers) => {
  expect(after(moved, putBeside(moved, other, side, byDate), byDate)).toEqual(numbers)
})

test('by date, where it stands already, and on a day that is over, nothing is changed', () => {
  expect(putBeside(rent, call, 'before', byDate)).toBeNull()
  expect(putBeside(call, rent, 'behind', byDate)).toBeNull()
  expect(putBeside(rent, late, 'behind', byDate)).toBeNull()
  expect(putOneOn(call, 1, byDate)).toBeNull()
  expect(putOneOn(late, -1, byDate)).toBeNull()
  expect(putBeside(rent, call, 'behind', { ...byDate, order: 'title' })).toBeNull()
})

test('by hand, anywhere among all, and no date is touched', () => {
  const change = putBeside(sweep, rent, 'before', byHand)
  expect(Object.keys(change ?? {})).toEqual(['position'])
  expect(after(sweep, change, byHand)).toEqual([6, 1, 2, 3, 4, 5, 7])
  expect(after(rent, putOneOn(rent, 1, byHand), byHand)).toEqual([2, 1, 3, 4, 5, 6, 7])
  expect(after(late, putOneOn(late, -1, byHand), byHand)).toEqual([1, 2, 3, 4, 5, 7, 6])
  expect(putBeside(rent, call, 'before', byHand)).toBeNull()
})
