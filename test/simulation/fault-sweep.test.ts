/** P3: every failing call is survived. With a model, `npm run prove -- --only P3` sweeps all ways. */
import { afterAll, expect, test } from 'vitest'
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import { sweep, ways } from './sweep.ts'

const store = await openStore('file::memory:')
const tools = await connectTools()
afterAll(async () => {
  await tools.close()
  await store.close()
})

test.each(ways)('the k-th call %s, for every k', { timeout: 120_000 }, async (...way) => {
  const { sites, complaints } = await sweep('rules', way, store, tools)
  expect(complaints).toEqual([])
  expect(sites).toBeGreaterThan(40)
})
