import { describe, expect, test } from 'vitest'
import { groupsBetween, spaceOf, stretches } from './groups.ts'

const guess = { count: 90, row: 10 }
const none = new Map<number, number>()

describe('groups in view', () => {
  test.each([
    // from, to, groups of 200 px each but for the last, which is half as long
    [0, 100, [0, 1]],
    [0, 201, [0, 2]],
    [199, 401, [0, 3]],
    [200, 400, [1, 2]],
    [850, 2000, [4, 5]],
    [5000, 6000, [4, 5]],
    [-500, -100, [0, 1]],
  ])('%i to %i', (top, bottom, [first, end]) => {
    expect(groupsBetween(top, bottom, none, guess)).toEqual({ first, end })
  })

  test('what was measured counts instead of the guess', () => {
    const heights = new Map([[0, 1000]])
    expect(groupsBetween(900, 1100, heights, guess)).toEqual({ first: 0, end: 2 })
    expect(spaceOf({ first: 0, end: 5 }, heights, guess)).toBe(1000 + 200 * 3 + 100)
  })

  test('an empty list has none', () => {
    expect(groupsBetween(0, 500, none, { count: 0, row: 10 })).toEqual({ first: 0, end: 0 })
  })
})

test('what is not shown is one space each', () => {
  const shown = new Set([0, 3, 4])
  expect(stretches(6, (group) => shown.has(group))).toEqual([
    { first: 0, end: 1, shown: true },
    { first: 1, end: 3, shown: false },
    { first: 3, end: 5, shown: true },
    { first: 5, end: 6, shown: false },
  ])
})
