/** P2: it holds under any order of faults. A failing seed prints itself, with the smallest history that still fails. */
import { expect, test } from 'vitest'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import type { Fault } from './instance.ts'
import { scriptFrom, shrink } from './script.ts'
import { type Script, simulate } from './simulate.ts'

const FIRST = Number(process.env.SAYSO_FIRST_SEED ?? 1)
const SEEDS = Number(process.env.SAYSO_SEEDS ?? 1200)

/** Histories that once went wrong, each with what it showed. */
const found: Readonly<Record<string, Script>> = {
  'a change committed twice over, then reported as failed': {
    seed: 1_006_126,
    messages: ['add parcel h', 'add parcel g'],
    faults: [...Array<Fault>(9).fill('none'), 'fails after', 'fails after', 'none', 'none', 'fails'],
    late: [],
    engine: 'rules',
    clients: 1,
    in_steps: true,
  },
  'a program whose clock ran ahead dies, and holds the conversation until its own time comes': {
    seed: 3,
    messages: ['add parcel a'],
    faults: ['none', 'none', 'none', 'clock ahead', 'dies after'],
    late: [],
    engine: 'rules',
    clients: 1,
    in_steps: true,
  },
}

test.each(Object.entries(found))('%s', async (_, script) => {
  const store = await openStore('file::memory:')
  const tools = await connectTools()
  expect((await simulate(script, store, tools)).complaint).toBeNull()
  await tools.close()
  await store.close()
})

test(`${SEEDS} seeded histories agree with the reference model`, { timeout: 600_000 }, async () => {
  const store = await openStore('file::memory:')
  const tools = await connectTools()
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    const { complaint } = await simulate(scriptFrom(seed), store, tools)
    if (complaint === null) continue
    const smallest = await shrink(
      scriptFrom(seed),
      async (script) => (await simulate(script, store, tools)).complaint !== null,
    )
    const why = (await simulate(smallest, store, tools)).complaint
    expect.fail(`seed ${seed}: ${complaint}\nsmallest: ${JSON.stringify(smallest)}\n${why}`)
  }
  await tools.close()
  await store.close()
})
