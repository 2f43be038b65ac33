/**
 * Measures any engine on any corpus:
 *   npm run eval -- --engine hybrid --model gpt-4o-mini --corpus sentences.jsonl --price-in 0.15 --price-out 0.6
 * Server and key come from OPENAI_BASE_URL, OPENAI_API_KEY and SAYSO_OPENAI_API; `--fake` starts one that reads by rules.
 * `--record FILE` keeps every answer, `--replay FILE` plays them again without a server. `--out FILE` adds the table to it.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wireSettings } from '../src/compose/model.ts'
import { realWorld } from '../src/compose/real-world.ts'
import { readSettings } from '../src/compose/settings.ts'
import { engines } from '../src/llm/engine.ts'
import { byRules } from '../src/llm/fake/by-rules.ts'
import { startFakeModel } from '../src/llm/fake/server.ts'
import { openWire } from '../src/llm/wires/open.ts'
import { halfOf, type Row } from './corpus/utterances.ts'
import { measure } from './eval/measure.ts'
import { recording, replaying, type TimedWire, timed } from './eval/recorder.ts'
import { table } from './eval/table.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'hybrid' },
    model: { type: 'string' },
    corpus: { type: 'string', default: '../shared/data/utterances.jsonl' },
    half: { type: 'string', default: 'all' },
    limit: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    'price-in': { type: 'string' },
    'price-out': { type: 'string' },
    record: { type: 'string' },
    replay: { type: 'string' },
    out: { type: 'string' },
    fake: { type: 'boolean', default: false },
  },
})

const engine = engines.find((one) => one === values.engine)
if (engine === undefined) throw new Error(`--engine takes one of ${engines.join(', ')}`)
const fake = values.fake ? await startFakeModel(byRules) : null
const needless = engine === 'rules' || values.replay !== undefined
const settings = readSettings({
  ...process.env,
  ...(values.model ? { OPENAI_MODEL: values.model } : {}),
  ...(fake ? { OPENAI_BASE_URL: fake.url } : {}),
  ...(needless && !fake ? { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } : {}),
  SAYSO_ENGINE: engine,
})
const wired = wireSettings(settings)
const measured = await measure(rowsOf(values.corpus), {
  engine,
  model: wired.model,
  wire: wireFor(),
  world: realWorld,
  deadline_ms: wired.deadline_ms,
  at_once: Number(values['at-once']),
})
const prices =
  values['price-in'] && values['price-out']
    ? { in: Number(values['price-in']), out: Number(values['price-out']) }
    : null
const name = fake ? `${wired.model} (the fake model: rules behind a wire, no model at all)` : wired.model
const written = table(`${engine}, ${engine === 'rules' ? 'no model' : name}`, measured, prices)
console.log(written)
if (values.out) appendFileSync(values.out, `${written}\n`)
await fake?.stop()

function wireFor(): TimedWire {
  if (values.replay) return replaying(wired.model, values.replay)
  const wire = timed(openWire(wired), () => realWorld.now())
  return values.record ? recording(wire, wired.model, values.record) : wire
}

function rowsOf(file: string): readonly Row[] {
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => ({ id: String(index), source: 'corpus', ...JSON.parse(line) }) as Row)
  const half = values.half === 'all' ? all : all.filter(({ id }) => halfOf(id) === values.half)
  return half.slice(0, values.limit ? Number(values.limit) : undefined)
}
