/** Acting on the wrong task is the worst failure there is: measured on 2,000 lists and ways to point at their tasks. */
import { expect, test } from 'vitest'
import type { Interpretation } from '../../src/domain/command.ts'
import { contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'
import { type Pointing, pointingFrom } from './reference-set.ts'

const SETS = 2000

function complete(text: string): Interpretation {
  return reading([{ intent: 'COMPLETE_TASK', params: { reference: { text }, completed: true }, spans: {} }])
}

/** The number of the task that was completed, or null where it asked instead. */
function actedOn({ titles, phrase }: Pointing): number | null {
  const list = new PaperList(titles.map((title, index) => paperTask(index + 1, title)))
  const { decision, outcomes } = list.play(contextOf({ interpretation: complete(phrase) }))
  const done = outcomes.flatMap(({ call, result }) => (call.tool === 'complete_task' ? [result.data] : []))
  expect(done.length).toBeLessThan(2)
  expect(decision.question === null).toBe(done.length === 1 || titles.length === 0)
  return (done[0] as { task: { number: number } } | undefined)?.task.number ?? null
}

/** What became of one reference. */
function judged(pointing: Pointing, seed: number) {
  const number = actedOn(pointing)
  const { meant, phrase, titles, how } = pointing
  const right = number !== null && typeof meant === 'object' && meant.task + 1 === number
  const wrong = number !== null && !right
  return {
    acted: number !== null,
    asked: number === null && meant !== 'none',
    wrong: wrong ? `${how}: “${phrase}” → “${titles[(number ?? 0) - 1]}” (seed ${seed})` : null,
  }
}

test('it acts on the right task, and asks rather than guesses', () => {
  const all = Array.from({ length: SETS }, (_, seed) => judged(pointingFrom(seed), seed))
  const acted = all.filter((one) => one.acted).length
  const asked = all.filter((one) => one.asked).length / SETS
  const wrong = all.flatMap((one) => one.wrong ?? [])
  const precision = 1 - wrong.length / acted
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  console.log(
    `references: ${acted} of ${SETS} acted on, ${percent(precision)} right, ${percent(asked)} asked`,
  )
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.995)
  expect(asked).toBeLessThanOrEqual(0.15)
  expect(acted).toBeGreaterThan(SETS * 0.7)
})
