/**
 * Measures the reading on sentences nobody here wrote: npm run corpus [-- file.jsonl] [--misses <text>] [--titles] [--references] [--check]
 * `--check` fails when a figure is below its floor; floors may only rise. Misses are shown of the seen half only.
 */
import { existsSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { understand } from '../src/understand/understand.ts'
import { belowFloor, type Measured } from './corpus/floors.ts'
import { type Figures, figures, lines } from './corpus/report.ts'
import { deviation, type SpecifiedRow } from './corpus/specified.ts'
import { contextOf, halfOf, type Row, type Scored, score } from './corpus/utterances.ts'
import { readDateRows, scoreDates } from './corpus-dates.ts'

const DATA = '../shared/data'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'string' },
    titles: { type: 'boolean' },
    references: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const file = positionals[0] ?? `${DATA}/utterances.jsonl`
if (!existsSync(file)) {
  console.log(`${file} is not there: nothing to measure`)
  process.exit(0)
}

const rows = readRows<Row>(file)
const scored = rows.map(score)
const seen = scored.filter(({ row }) => halfOf(row.id) === 'seen')
const unseen = scored.filter(({ row }) => halfOf(row.id) === 'unseen')
console.log(
  [lines('all', scored), lines('seen half', seen), lines('unseen half', unseen), timing(rows)].join('\n'),
)

const measured: Record<string, number> = {
  ...named('all', figures(scored)),
  ...named('unseen', figures(unseen)),
}
Object.assign(measured, specifiedFigures(`${DATA}/specified.jsonl`), dateSuiteFigures(`${DATA}/dates.jsonl`))

if (values.misses !== undefined) printMisses(seen, values.misses)
if (values.titles) printTitles(seen)
if (values.references) printReferences(seen)
if (values.check) {
  const low = belowFloor(measured)
  for (const line of low) console.error(line)
  process.exit(low.length === 0 ? 0 : 1)
}

function named(group: string, all: Figures): Measured {
  return {
    [`${group}.macro_recall`]: all.macro_recall,
    [`${group}.no_false_action`]: 1 - all.false_action,
    [`${group}.no_false_destruction`]: 1 - all.false_destruction / all.rows,
    [`${group}.title_exact`]: all.title_exact,
    [`${group}.title_kept`]: all.title_kept,
    [`${group}.right_when_acting`]: all.right_when_acting,
    [`${group}.reference_found`]: all.reference_found,
  }
}

function specifiedFigures(path: string): Measured {
  if (!existsSync(path)) return {}
  const specified = readRows<SpecifiedRow>(path)
  const wrong = specified
    .map((row) => [row.utterance, deviation(row)] as const)
    .filter(([, why]) => why !== null)
  console.log(`specified sentences: ${specified.length - wrong.length} of ${specified.length} as decided`)
  for (const [text, why] of wrong) console.log(`  ${text}: ${why}`)
  return { specified: 1 - wrong.length / specified.length }
}

function dateSuiteFigures(path: string): Measured {
  if (!existsSync(path)) return {}
  const { due, right, none, quiet } = scoreDates(readDateRows(path))
  console.log(`dates: ${right} of ${due} found and right, ${quiet} of ${none} without a date left alone`)
  return { dates_right: right / due, dates_quiet: quiet / none }
}

function printMisses(all: readonly Scored[], wanted: string): void {
  for (const it of all) {
    if (it.right || !`${it.row.source} ${it.row.intent}`.includes(wanted)) continue
    const read = `${it.intent} ${it.reading.confidence} ${it.reading.rules.join()}`
    console.log(`${it.row.intent} ← ${read} | ${it.row.source} | ${it.row.text}`)
  }
  for (const it of all.filter((one) => one.falseAction)) {
    console.log(`FALSE ACTION ${it.intent} ${it.reading.rules.join()} | ${it.row.source} | ${it.row.text}`)
  }
}

function printTitles(all: readonly Scored[]): void {
  for (const it of all.filter((one) => one.title === 'wrong' && one.right)) {
    const got = JSON.stringify(it.reading.commands[0]?.params)
    console.log(`${JSON.stringify(it.row.slots?.title)} ← ${got} | ${it.row.text}`)
  }
}

function printReferences(all: readonly Scored[]): void {
  for (const it of all.filter((one) => one.reference === 'wrong' && one.right)) {
    const got = JSON.stringify(it.reading.commands[0]?.params)
    console.log(`${JSON.stringify(it.row.slots?.title)} ← ${got} | ${it.row.text}`)
  }
}

function timing(all: readonly Row[]): string {
  const times = all
    .map((row) => {
      const context = contextOf(row)
      const start = performance.now()
      understand(row.text, context)
      return (performance.now() - start) * 1000
    })
    .sort((a, b) => a - b)
  const at = (part: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0)
  return `microseconds: median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`
}

function readRows<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}
