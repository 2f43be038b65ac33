/** P2: it holds under any order of faults. A failing seed prints itself, with the smallest history that still fails. */
import { expect, test } from 'vitest'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import { scriptFrom, shrink } from './script.ts'
import { simulate } from './simulate.ts'

const FIRST = Number(process.env.SAYSO_FIRST_SEED ?? 1)
const SEEDS = Number(process.env.SAYSO_SEEDS ?? 2000)

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
