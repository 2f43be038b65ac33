/**
 * Proves the promises at the length they deserve, and writes docs/proof.md from what it found. `npm run prove` runs them
 * all; docs/proof.md says how to run some, for how long, and with which seed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { proofs } from './prove/all.ts'
import { jobsOf } from './prove/jobs.ts'
import { runAll } from './prove/lanes.ts'
import { commitHere } from './prove/machine.ts'
import { packedProgram } from './prove/packed.ts'
import { proofPage } from './prove/page.ts'
import { readState } from './prove/state.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

function chosen(only: string | undefined) {
  if (only === undefined) return proofs
  const names = only.split(',')
  const unknown = names.filter((name) => !proofs.some(({ id }) => id === name))
  if (unknown.length > 0) {
    console.error(`There is no proof of ${unknown.join(', ')}. There are P1 to P${proofs.length}.`)
    process.exit(2)
  }
  return proofs.filter(({ id }) => names.includes(id))
}

const commit = commitHere()
const known = values.fresh ? null : readState(commit, values.keep)
const seed = Number(values.seed ?? known?.seed ?? Date.now() % 1_000_000)
const before = known?.seed === seed ? known : { commit, seed, parts: {} }
const jobs = jobsOf(chosen(values.only))
console.log(`commit ${commit}, seed ${seed}`)
process.env.SAYSO_BIN = await packedProgram()
const state = await runAll(jobs, before, { minutes: Number(values.minutes), scale: Number(values.scale) })
writeFileSync('docs/proof.md', proofPage(proofs, state, new Date().toISOString().slice(0, 10)))
process.exitCode = jobs.some(({ key }) => (state.parts[key]?.complaints.length ?? 0) > 0) ? 1 : 0
