import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, POSITION, positionOf } from './position.ts'
import { handKey, sortKey } from './sort-key.ts'

const chance = () => 0.42
const whole = fc.integer({ min: 1, max: 2000 }).map((number) => positionOf({ number }))

test('wherever a task is put, it stands there, and more fit in beside it', () => {
  const moves = fc.array(fc.tuple(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true })), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(fc.uniqueArray(whole, { minLength: 1, maxLength: 8 }), moves, (start, puts) => {
      const row = start.toSorted()
      for (const [at, luck] of puts) {
        const index = at % (row.length + 1)
        const put = between(row[index - 1] ?? null, row[index] ?? null, () => luck)
        expect(put).toMatch(POSITION)
        row.splice(index, 0, put)
      }
      expect(row).toEqual(row.toSorted())
      expect(new Set(row).size).toBe(row.length)
    }),
  )
})

test.each([
  ['to the top, again and again', 5000, (top: string) => between(null, top, chance)],
  ['behind the same one', 300, (top: string) => between('0000000001', top, chance)],
])('%s: it stays short', (_, times, move) => {
  let top = '0000000002'
  for (let count = 0; count < times; count++) {
    const next = move(top)
    expect(next < top).toBe(true)
    top = next
  }
  expect(top).toMatch(POSITION)
  expect(top.length).toBeLessThan(120)
})

test('two who move at once into the same gap stand beside each other, and a third fits behind them', () => {
  const both = between('0000000001', '0000000002', chance)
  expect(between('0000000001', '0000000002', () => 0.7)).not.toBe(both)
  const third = between(both, both, chance)
  expect(third > both && third < '0000000002').toBe(true)
})

test('by date, hands decide among those of one day; by hand, among all', () => {
  const task = (number: number, due_date: string | null, position: string | null = null) => ({
    ...{ number, due_date, position, completed_at: null },
  })
  const [rent, call] = [task(1, '2026-03-05'), task(2, '2026-03-05')]
  const first = task(3, '2026-03-05', between(null, positionOf(rent), chance))
  const middle = task(4, '2026-03-05', between(positionOf(rent), positionOf(call), chance))
  const dayBefore = task(5, '2026-03-04')
  const all = [call, middle, dayBefore, rent, first]
  const numbers = (key: typeof sortKey) =>
    all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ number }) => number)
  expect(numbers(sortKey)).toEqual([5, 3, 1, 4, 2])
  expect(numbers(handKey)).toEqual([3, 1, 4, 2, 5])
})
