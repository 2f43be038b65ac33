/** A run is measured, recorded, and played again to the same figures without a server. Only a fake model can be recorded here. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Row } from '../../scripts/corpus/utterances.ts'
import { type Measuring, measure } from '../../scripts/eval/measure.ts'
import { recording, replaying, type TimedWire, timed } from '../../scripts/eval/recorder.ts'
import { table } from '../../scripts/eval/table.ts'
import { openWire } from '../../src/llm/wires/open.ts'
import { stagedModel } from '../support/fake-model.ts'
import { freshFolder } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const model = await stagedModel()
const rows: readonly Row[] = [
  ['add buy milk tomorrow', 'CREATE_TASK'],
  ['show my tasks', 'LIST_TASKS'],
  ['delete task 3', 'DELETE_TASK'],
  ['who won the match last night', 'OUT_OF_DOMAIN'],
  ['mark task 2 as done', 'COMPLETE_TASK'],
  ['the fern looks sad again', 'GENERAL_CHAT'],
].map(([text = '', intent = ''], index) => ({ id: String(index), text, intent, source: 'own' }))

function measuring(wire: TimedWire, engine: Measuring['engine'] = 'llm') {
  return measure(rows, { engine, model: 'fake', wire, world: testWorld(), deadline_ms: 8000, at_once: 2 })
}

const live = () =>
  timed(
    openWire({ api: 'responses', model: 'fake', key: null, base_url: model.url, deadline_ms: 8000 }),
    () => 0,
  )

test('a recorded run is the run', async () => {
  const file = join(freshFolder(), 'run.jsonl')
  const first = await measuring(recording(live(), 'fake', file))
  const questions = model.asked.length
  expect(questions).toBe(rows.length)
  const again = await measuring(replaying('fake', file))
  expect(model.asked).toHaveLength(questions)
  expect(again).toEqual(first)
  expect(first).toMatchObject({ asked: rows.length, failed: 0 })
  expect(first.scored.every(({ reading }) => reading.method === 'LLM')).toBe(true)
})

test('failures are recorded, too', async () => {
  const file = join(freshFolder(), 'run.jsonl')
  model.fails('only words')
  const first = await measuring(recording(live(), 'fake', file))
  expect(first).toMatchObject({ asked: rows.length, failed: rows.length })
  expect(await measuring(replaying('fake', file))).toEqual(first)
})

test('what was not recorded is not made up', async () => {
  const file = join(freshFolder(), 'run.jsonl')
  await measuring(recording(live(), 'fake', file), 'hybrid')
  await expect(measuring(replaying('fake', file))).rejects.toThrow('not recorded')
})

test('the table names what it cost', async () => {
  const text = table('llm, fake', await measuring(live()), { in: 1, out: 4 })
  expect(text).toContain('| sentences | 6 |')
  expect(text).toMatch(/\| cost \| 0\.\d{4} \|/u)
  expect(table('llm, fake', await measuring(live()), null)).toContain('--price-in')
})
