/**
 * Proves promises at the length they deserve. `npm run prove` runs them all, `-- --only P1 --kills 1000` just one.
 * Seeds are printed, so whatever fails can be played again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectTools } from '../src/mcp/in-process.ts'
import { openStore } from '../src/store/open.ts'
import { concurrentHistories } from '../test/durable/concurrent.ts'
import { killLoop } from '../test/durable/kill-loop.ts'
import { scriptFrom, shrink } from '../test/simulation/script.ts'
import { simulate } from '../test/simulation/simulate.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { runMutants } from './mutants.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '1000' },
    seeds: { type: 'string', default: '100000' },
    histories: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)

/** A line that is written over on a terminal, and ten of them elsewhere. */
function progress(what: string, of: number): (done: number) => void {
  return (done) => {
    const line = `  ${what}: ${done} of ${of}`
    if (process.stderr.isTTY) process.stderr.write(`\r${line}`)
    else if (done % Math.max(1, Math.floor(of / 10)) === 0) console.error(line)
  }
}

async function onBothStores(prove: (database: string, store: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-prove-'))
  const file = await prove(`file:${join(folder, 'sayso.db')}`, 'SQLite')
  rmSync(folder, { recursive: true, force: true })
  const server = await startPostgres()
  try {
    return (await prove(server.url, 'PostgreSQL')) && file
  } finally {
    await server.stop()
  }
}

function told(promise: string, text: string, complaints: readonly string[]): boolean {
  console.log(`${promise} ${complaints.length === 0 ? 'holds' : 'IS BROKEN'}: ${text}, seed ${seed}`)
  for (const complaint of complaints) console.log(`  ${complaint}`)
  return complaints.length === 0
}

async function killed(): Promise<boolean> {
  const kills = Number(values.kills)
  return await onBothStores(async (database, store) => {
    const { turns, complaints } = await killLoop({
      database,
      kills,
      seed,
      servers: 3,
      progress: progress(`kills on ${store}`, kills),
    })
    return told('P1', `${kills} kills on ${store}, ${turns} acknowledged turns`, complaints)
  })
}

async function simulated(): Promise<boolean> {
  const seeds = Number(values.seeds)
  const show = progress('seeds', seeds)
  const store = await openStore('file::memory:')
  const tools = await connectTools()
  const complaints: string[] = []
  for (let tried = 0; tried < seeds && complaints.length === 0; tried++) {
    const script = scriptFrom(seed + tried)
    const { complaint } = await simulate(script, store, tools)
    show(tried + 1)
    if (complaint === null) continue
    const smallest = await shrink(
      script,
      async (smaller) => (await simulate(smaller, store, tools)).complaint !== null,
    )
    complaints.push(`seed ${seed + tried}: ${complaint}; smallest: ${JSON.stringify(smallest)}`)
  }
  await tools.close()
  await store.close()
  return told('P2', `${seeds} seeded histories`, complaints)
}

async function concurrent(): Promise<boolean> {
  const histories = Number(values.histories)
  return await onBothStores(async (database, store) => {
    const show = progress(`histories on ${store}`, histories)
    const plan = { database, histories, turns: 200, people: 4, seed, progress: show }
    const { turns, complaints } = await concurrentHistories(plan)
    return told('P4', `${histories} histories on ${store}, ${turns} turns`, complaints)
  })
}

const proofs: Readonly<Record<string, () => Promise<boolean>>> = {
  P1: killed,
  P2: simulated,
  P4: concurrent,
  P5: async () => runMutants([], console.log),
}

const chosen = values.only === undefined ? Object.keys(proofs) : values.only.split(',')
const unknown = chosen.filter((name) => !Object.hasOwn(proofs, name))
if (unknown.length > 0) {
  console.error(
    `There is no proof of ${unknown.join(', ')}. There is one of ${Object.keys(proofs).join(', ')}.`,
  )
  process.exitCode = 2
} else {
  let all = true
  for (const name of chosen) all = ((await proofs[name]?.()) ?? false) && all
  process.exitCode = all ? 0 : 1
}
