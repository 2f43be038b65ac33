/**
 * Measures the reading on sentences nobody here wrote: npm run corpus [-- file.jsonl] [--misses] [--check]
 * `--check` fails when a figure is below its floor; floors may only rise.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { understand } from '../src/understand/understand.ts'
import { lines } from './corpus/report.ts'
import { deviation, type SpecifiedRow } from './corpus/specified.ts'
import { contextOf, halfOf, type Row, score } from './corpus/utterances.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string' }, titles: { type: 'boolean' }, check: { type: 'boolean' } },
})
const file = positionals[0] ?? '../shared/data/utterances.jsonl'
const rows = readRows<Row>(file)
const scored = rows.map(score)
const seen = scored.filter(({ row }) => halfOf(row.id) === 'seen')

console.log(lines('seen half', seen))
console.log(
  lines(
    'unseen half',
    scored.filter(({ row }) => halfOf(row.id) === 'unseen'),
  ),
)
console.log(timing(rows))

const specified = readRows<SpecifiedRow>('../shared/data/specified.jsonl')
const deviations = specified.flatMap((row) => {
  const wrong = deviation(row)
  return wrong === null ? [] : [`  ${row.utterance}: ${wrong}`]
})
console.log(`specified sentences: ${specified.length - deviations.length} of ${specified.length} as decided`)
for (const line of deviations) console.log(line)

if (values.misses !== undefined) {
  for (const it of seen.filter(
    (one) => !one.right && `${one.row.source} ${one.row.intent}`.includes(values.misses ?? ''),
  )) {
    console.log(
      `${it.row.intent} ← ${it.intent} ${it.reading.confidence} ${it.reading.rules.join()} | ${it.row.source} | ${it.row.text}`,
    )
  }
  for (const it of seen.filter((one) => one.falseAction))
    console.log(`FALSE ACTION ${it.intent} ${it.reading.rules.join()} | ${it.row.source} | ${it.row.text}`)
}
if (values.titles) {
  for (const it of seen.filter((one) => one.title === 'wrong' && one.right)) {
    console.log(
      `${JSON.stringify(it.row.slots?.title)} ← ${JSON.stringify(it.reading.commands[0]?.params)} | ${it.row.text}`,
    )
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
