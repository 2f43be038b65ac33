/** P3: every failing call is survived. The k-th call to the store or a tool fails, once or for good, for every k. */
import { afterAll, describe, expect, test } from 'vitest'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import type { Fault } from './instance.ts'
import { type Script, simulate } from './simulate.ts'

const store = await openStore('file::memory:')
const tools = await connectTools()
afterAll(async () => {
  await tools.close()
  await store.close()
})

const script: Script = {
  seed: 11,
  clients: 1,
  faults: [],
  late: [],
  engine: 'rules',
  messages: [
    'add item a',
    'add item b',
    'mark task 1 done',
    'rename task 2 to thing x',
    'delete task 2',
    'yes',
    'undo',
    'delete task 9',
    'show my tasks',
    'delete task 1',
    'no',
    'undo',
  ],
}
/** So long does a failure "for good" last: longer than all retries of one call, shorter than a client's patience. */
const FOR_GOOD = 40

const sweeps: readonly (readonly [string, Fault, number])[] = [
  ['fails once', 'fails', 1],
  ['fails once, after it was committed', 'fails after', 1],
  ['fails for good', 'fails', FOR_GOOD],
  ['is slow', 'slow', 1],
  ['is the last thing the program did', 'dies after', 1],
  ['never happens because the program died', 'dies', 1],
]

describe.each(sweeps)('the k-th call %s', (_, fault, times) => {
  test('for every k', { timeout: 120_000 }, async () => {
    const { complaint, calls } = await simulate(script, store, tools)
    expect(complaint).toBeNull()
    expect(calls).toBeGreaterThan(40)
    for (let k = 0; k < calls; k++) {
      const faults: Fault[] = [...Array<Fault>(k).fill('none'), ...Array<Fault>(times).fill(fault)]
      const played = await simulate({ ...script, faults }, store, tools)
      expect(played.complaint, `call ${k} of ${calls}`).toBeNull()
    }
  })
})
