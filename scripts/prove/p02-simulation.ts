/** P2: it holds under any order of faults. Whatever fails is made as small as it gets, to become a named test. */
import { availableParallelism } from 'node:os'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import { scriptFrom, shrink } from '../../test/simulation/script.ts'
import { type Script, simulate } from '../../test/simulation/simulate.ts'
import type { Found, Proof, Work } from './proof.ts'

const TURNS = 50
/** So many histories share a database: it is kept in memory. */
const TOGETHER = 500

async function prove(work: Work): Promise<Found> {
  // errors are thrown on purpose here, by the thousand, and where is of no interest
  Error.stackTraceLimit = 0
  const ends = Date.now() + work.minutes_left * 60_000
  let found: Found = { reached: work.from, complaints: [] }
  while (found.reached < work.to && found.complaints.length === 0 && Date.now() < ends) {
    const from = found.reached
    found = await onOneDatabase({ ...work, from, to: Math.min(work.to, from + TOGETHER) }, ends)
  }
  return { ...found, also: { turns: (found.reached - work.from) * TURNS } }
}

/** Others come first, so nobody knows how long some take: when its time is up, it ends where it is. */
async function onOneDatabase({ seed, from, to, show }: Work, ends: number): Promise<Found> {
  const store = await openStore('file::memory:')
  const tools = await connectTools()
  const complaintOf = (script: Script) =>
    simulate(script, store, tools).then(({ complaint }) => complaint, String)
  try {
    for (let tried = from; tried < to; tried++) {
      if (Date.now() >= ends) return { reached: tried, complaints: [] }
      const script = scriptFrom(seed + tried, TURNS)
      const complaint = await complaintOf(script)
      show(tried + 1)
      if (complaint === null) continue
      const smallest = await shrink(script, async (smaller) => (await complaintOf(smaller)) !== null)
      return {
        reached: tried,
        complaints: [`seed ${seed + tried}: ${complaint}; smallest: ${JSON.stringify(smallest)}`],
      }
    }
    return { reached: to, complaints: [] }
  } finally {
    await tools.close()
    await store.close()
  }
}

export const p2: Proof = {
  id: 'P2',
  promise: 'That holds under any order of faults.',
  parts: [
    {
      what: `simulated histories of ${TURNS} turns`,
      lane: 'spare',
      asked: 100_000,
      // long ones: a process needs its first hundred histories to get up to speed
      chunk: 4000,
      at_once: availableParallelism(),
      weight: 15,
      prove,
    },
  ],
}
