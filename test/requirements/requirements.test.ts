/** No row without a proof, no proof that is not there, and no question, state or decision without a row. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intents, listIntents } from '../../src/domain/command.ts'
import { decisionTypes, errorTypes, states, toolNames } from '../../src/domain/decision.ts'
import { actionTypes } from '../../src/domain/pending.ts'
import { requirements } from './requirements.ts'

test('every requirement names its proof, and the proof exists', () => {
  const missing = requirements.flatMap(({ id, proof }) =>
    proof.length === 0
      ? [`${id}: no proof`]
      : proof.filter((path) => !existsSync(path)).map((path) => `${id}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every proof tests something', () => {
  const paths = new Set(requirements.flatMap(({ proof }) => proof))
  const empty = [...paths].filter((path) => {
    const text = readFileSync(path, 'utf8')
    return path.endsWith('.dialogue') ? !/^[<=] /mu.test(text) : !/\btest\b/u.test(text)
  })
  expect(empty).toEqual([])
})

test('no id twice', () => {
  const ids = requirements.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const rows = new Set(requirements.map(({ id }) => id))

test.each([
  ['D7-state', states],
  ['D7-question', actionTypes],
  ['D4-tool', toolNames],
  ['000-decision', decisionTypes],
  ['003-error', errorTypes],
  ['I', Array.from({ length: 27 }, (_, index) => String(index + 1))],
  [
    '000-intent',
    intents.filter(
      (intent) => ![...listIntents, 'GET_TASK', 'RESTORE_TASK', 'UNDO', 'UNKNOWN'].includes(intent),
    ),
  ],
])('every one of %s has its row', (prefix, names) => {
  expect(names.filter((name) => !rows.has(`${prefix}-${name}`))).toEqual([])
})

test('they are many', () => {
  console.log(
    `requirements: ${requirements.length} rows, ${new Set(requirements.flatMap(({ proof }) => proof)).size} proofs`,
  )
  expect(requirements.length).toBeGreaterThan(150)
})
