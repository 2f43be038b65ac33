/** A burst in short: all of it arrives, each once. How long it takes is for `npm run prove -- --only P19`. */
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/stores.ts'
import { ringBurst } from './ring-burst.ts'

test('300 at once: each arrives once', { timeout: 120_000 }, async () => {
  const { received, complaints } = await ringBurst({ database: await freshDatabase(), rings: 300 })
  expect(received).toBe(300)
  expect(complaints.filter((words) => /arrived|Error/u.test(words))).toEqual([])
})
