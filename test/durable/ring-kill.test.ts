/** P19 in short, on the store of this run; `npm run prove -- --only P19` is the long one. */
import { expect, test } from 'vitest'
import { engine, freshDatabase } from '../support/stores.ts'
import { ringLoop } from './ring-loop.ts'

const KILLS = engine === 'postgres' ? 8 : 15

test(`${KILLS} kills, three programs, clocks that jump: none lost, none sent twice by us`, {
  timeout: 300_000,
}, async () => {
  const report = await ringLoop({ database: await freshDatabase(), kills: KILLS, seed: 1 })
  console.log(JSON.stringify(report))
  expect(report.complaints).toEqual([])
  expect(report.rings).toBeGreaterThan(KILLS)
})
