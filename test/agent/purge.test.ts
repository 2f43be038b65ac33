/** Clearing away: at once when the program starts, then at most once an hour, and never without an end. */
import { expect, test } from 'vitest'
import { clearingAway } from '../../src/agent/purge.ts'
import type { Store } from '../../src/store/contract.ts'
import { testWorld } from '../support/test-world.ts'

function counting(left: number) {
  const calls: string[] = []
  const purge = async (before: string, limit: number) => {
    calls.push(before)
    const some = Math.min(left, limit)
    left -= some
    return some
  }
  return { calls, store: { purge } as unknown as Store }
}
const { signal } = new AbortController()

test('once an hour, for what was deleted more than thirty days ago', async () => {
  const world = testWorld()
  world.set(Date.parse('2026-03-31T12:00:00Z'))
  const { calls, store } = counting(0)
  const clearAway = clearingAway({ store, world })
  await clearAway(signal)
  world.advance(3_599_999)
  await clearAway(signal)
  expect(calls).toEqual(['2026-03-01T12:00:00.000Z'])
  world.advance(1)
  await clearAway(signal)
  expect(calls).toEqual(['2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'])
})

test('in small portions until nothing is left, but not for ever', async () => {
  const some = counting(250)
  expect(await clearingAway({ store: some.store, world: testWorld() })(signal)).toBe(250)
  expect(some.calls).toHaveLength(3)
  const flood = counting(1_000_000)
  expect(await clearingAway({ store: flood.store, world: testWorld() })(signal)).toBe(5000)
})

test('stops when the program does', async () => {
  const { calls, store } = counting(1000)
  const leaving = new AbortController()
  leaving.abort()
  await clearingAway({ store, world: testWorld() })(leaving.signal)
  expect(calls).toEqual([])
})
