/** P1 in short, on the store of this run; `npm run prove -- --only P1` is the long one. */
import { expect, test } from 'vitest'
import { engine, freshDatabase } from '../support/stores.ts'
import { killLoop } from './kill-loop.ts'

const KILLS = engine === 'postgres' ? 20 : 50

test(`${KILLS} kills: nothing lost, nothing doubled`, { timeout: 300_000 }, async () => {
  const report = await killLoop({ database: await freshDatabase(), kills: KILLS, seed: 1, servers: 3 })
  expect(report.complaints).toEqual([])
  expect(report.turns).toBeGreaterThan(KILLS)
})
