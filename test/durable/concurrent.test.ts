/** P4: concurrent turns of one conversation equal some sequential order. Three servers, one database, no kills. */
import { expect, test } from 'vitest'
import { engine, freshDatabase } from '../support/stores.ts'
import { concurrentHistories } from './concurrent.ts'

const HISTORIES = engine === 'postgres' ? 4 : 3

test(`${HISTORIES} histories of many talking at once agree with the model`, {
  timeout: 180_000,
}, async () => {
  const plan = { database: await freshDatabase(), histories: HISTORIES, turns: 60, people: 4, seed: 5 }
  const report = await concurrentHistories(plan)
  expect(report.complaints).toEqual([])
  expect(report.turns).toBeGreaterThanOrEqual(HISTORIES * 60)
})
