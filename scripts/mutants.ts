/**
 * P5: applies each hand-made mutant to a copy of the sources and runs the tests that must notice it.
 * `npm run mutants`, or with names to run only some. A mutant that survives, or no longer applies, is a failure.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Mutant, mutants } from '../test/mutants/mutants.ts'

const copied = ['src', 'test', 'bench', 'bin', 'package.json', 'tsconfig.json', 'vitest.config.ts']

/** Enough to catch what is there to catch, few enough to try many mutants. */
const env = { ...process.env, SAYSO_SEEDS: '300' }

type Verdict = 'caught' | 'survived' | 'does not apply'

function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-mutants-'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

function passes(folder: string, tests: readonly string[]): boolean {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...tests]
  return (
    spawnSync(process.execPath, args, { cwd: folder, env, stdio: 'ignore', timeout: 300_000 }).status === 0
  )
}

function tryOn(folder: string, { edits, caughtBy }: Mutant): Verdict {
  const sources = edits.map(({ file }) => readFileSync(join(folder, file), 'utf8'))
  if (edits.some(({ from }, index) => sources[index]?.split(from).length !== 2)) return 'does not apply'
  // One file may be edited in several places.
  for (const { file, from, to } of edits) {
    const path = join(folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(from, () => to),
    )
  }
  const survived = passes(folder, caughtBy)
  for (const [index, { file }] of edits.entries()) writeFileSync(join(folder, file), sources[index] ?? '')
  return survived ? 'survived' : 'caught'
}

/** Tests that fail anyway would catch everything. */
function failingAnyway(folder: string, chosen: readonly Mutant[]): string | undefined {
  const suites = new Map(chosen.map(({ caughtBy }) => [caughtBy.join(' '), caughtBy]))
  for (const [name, tests] of suites) if (!passes(folder, tests)) return name
  return undefined
}

export function runMutants(chosen: readonly Mutant[], say: (line: string) => void): boolean {
  const folder = copyOfSources()
  try {
    const broken = failingAnyway(folder, chosen)
    if (broken !== undefined) {
      say(`“vitest run ${broken}” fails without any mutant; mend that first`)
      return false
    }
    const verdicts = chosen.map((mutant) => {
      const verdict = tryOn(folder, mutant)
      say(`${verdict.padEnd(14)} ${mutant.name} (${mutant.breaks})`)
      return verdict
    })
    const caught = verdicts.filter((verdict) => verdict === 'caught').length
    say(`${caught} of ${chosen.length} mutants caught`)
    return caught === chosen.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const chosen = mutants.filter(({ name }) => names.length === 0 || names.includes(name))
  process.exitCode = runMutants(chosen, console.log) ? 0 : 1
}
