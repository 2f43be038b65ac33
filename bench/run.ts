/**
 * `npm run bench`: what a turn costs beside the least it could cost, on this machine, now. Names pick parts
 * (`-- turns growth`), `--quick` is the short run that CI compares with what is recorded, `--full` adds a million
 * tasks, `--record` writes docs/performance.md anew.
 */
import { parseArgs } from 'node:util'
import { databases } from './databases.ts'
import { benchDisk } from './disk.ts'
import { amountOf, type Figure, goalText, meets, ratioOf } from './figure.ts'
import { benchGrowth } from './growth/growth.ts'
import { installed } from './installed.ts'
import { benchLookUp } from './look-up.ts'
import { benchMcp } from './mcp.ts'
import { compareWithRecorded } from './quick.ts'
import { drawFlame } from './record/flame.ts'
import { record } from './record/record.ts'
import { benchStart } from './start.ts'
import { benchTurns } from './turns.ts'
import { benchUnderstand } from './understand.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})

const effort = values.quick
  ? { rounds: 3, round_ms: 600, warm: 2000, brief: true }
  : { rounds: 5, round_ms: 1000, warm: 20_000, brief: false }

const made = databases()
const program = installed()
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  disk: async () => benchDisk(),
  understand: async () => benchUnderstand(),
  'look-up': () => benchLookUp('SQLite', made),
  'look-up-postgres': () => benchLookUp('PostgreSQL', made),
  sqlite: () => benchTurns('SQLite', effort, made, program),
  postgres: () => benchTurns('PostgreSQL', effort, made, program),
  mcp: () => benchMcp(effort, made, program),
  start: () => benchStart(program),
  growth: () => benchGrowth('SQLite', made, program, values.full),
  'growth-postgres': () => benchGrowth('PostgreSQL', made, program, false),
}

function print(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const met = meets(figure)
    const goal = met === null ? '' : `   ${met ? 'meets' : 'MISSES'} ${goalText(figure)}`
    console.log(`${figure.what.padEnd(64)} ${amountOf(figure).padStart(10)}   ${ratioOf(figure)}${goal}`)
  }
}

async function measured(names: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const name of names) {
    const some = (await parts[name]?.()) ?? []
    print(some)
    if (values.record) record(some)
    figures.push(...some)
  }
  return figures
}

async function main(): Promise<number> {
  if (positionals.includes('page')) {
    for (const [what, figure] of await (await import('./page.ts')).benchPage()) {
      console.log(`${what.padEnd(64)} ${figure.padStart(10)}`)
    }
    return 0
  }
  if (positionals.includes('flame')) {
    await drawFlame(made)
    return 0
  }
  if (values.quick) return await compareWithRecorded(() => measured(['sqlite']))
  await measured(positionals.length > 0 ? positionals : Object.keys(parts))
  return 0
}

try {
  process.exitCode = await main()
} finally {
  program.remove()
  await made.close()
}
