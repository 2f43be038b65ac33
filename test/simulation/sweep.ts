/** P3: the k-th call to the store, a tool or the model goes wrong in some way, for every k and every way. */
import type { Engine } from '../../src/llm/engine.ts'
import type { Store } from '../../src/store/contract.ts'
import type { ToolPort } from '../../src/tools/port.ts'
import type { Fault } from './instance.ts'
import { type Script, simulate } from './simulate.ts'

const messages = [
  'add parcel a',
  'add parcel b',
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
]

/** So long does a failure "for good" last: longer than all retries of one call, shorter than a client's patience. */
const FOR_GOOD = 40

export const ways: readonly (readonly [string, Fault, number])[] = [
  ['fails once', 'fails', 1],
  ['fails once, after it was committed', 'fails after', 1],
  ['fails for good', 'fails', FOR_GOOD],
  ['is slow', 'slow', 1],
  ['is the last thing the program did', 'dies after', 1],
  ['never happens because the program died', 'dies', 1],
  ['finds the clock ahead', 'clock ahead', 1],
  ['finds the clock set back', 'clock back', 1],
]

export interface Swept {
  /** How many places there were for a fault. */
  readonly sites: number
  readonly complaints: readonly string[]
}

export async function sweep(
  engine: Engine,
  [way, fault, times]: (typeof ways)[number],
  store: Store,
  tools: ToolPort,
): Promise<Swept> {
  const script: Script = { seed: 11, clients: 1, faults: [], late: [], engine, messages }
  const { complaint, calls } = await simulate(script, store, tools)
  const complaints = complaint === null ? [] : [`without a fault: ${complaint}`]
  for (let k = 0; k < calls; k++) {
    const faults: Fault[] = [...Array<Fault>(k).fill('none'), ...Array<Fault>(times).fill(fault)]
    const played = await simulate({ ...script, faults }, store, tools)
    if (played.complaint !== null) complaints.push(`call ${k} of ${calls} ${way}: ${played.complaint}`)
  }
  return { sites: calls, complaints }
}
