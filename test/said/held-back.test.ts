/** Authors nobody learned from: their messages are played for real, and the share that comes out right may only rise. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playRow } from '../../scripts/train/play.ts'
import { authors } from '../../scripts/train/rows.ts'
import { openStage } from '../../scripts/train/scenes.ts'

const held = JSON.parse(readFileSync('training/held-back.json', 'utf8')) as {
  readonly authors: readonly string[]
  readonly floor: number
}
/** Every third row is enough to notice a fall. */
const EACH = 3

test('held-back authors are understood', async () => {
  const stage = await openStage()
  const all = authors()
  const rows = held.authors
    .flatMap((author) => all.get(author) ?? [])
    .filter((_, index) => index % EACH === 0)
  let right = 0
  for (const row of rows) if ((await playRow(row, stage)).how === 'right') right += 1
  await stage.close()
  expect(rows.length).toBeGreaterThan(300)
  expect(right / rows.length).toBeGreaterThanOrEqual(held.floor)
}, 120_000)
