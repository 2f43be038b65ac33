/**
 * `npm run said`: plays rows, or whole conversations, and says how many came out as wanted.
 *   FILE …      rows elsewhere than in training/rows        --only usual,work   these authors
 *   --failures  what differs                                --json OUT
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Played, playRow, playTalk } from './train/play.ts'
import { authors, linesOf, type Row, type Talk } from './train/rows.ts'
import { openStage } from './train/scenes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, failures: { type: 'boolean' }, json: { type: 'string' } },
})

const wanted = values.only?.split(',')
const sets: (readonly [string, readonly (Row | Talk)[]])[] =
  positionals.length > 0
    ? positionals.map((file) => [file, linesOf<Row | Talk>(pathToFileURL(file))] as const)
    : [...authors()].filter(([author]) => !wanted || wanted.includes(author))

const all: Played[] = []
for (const [name, rows] of sets) {
  const stage = await openStage()
  const played: Played[] = []
  for (const row of rows) played.push('turns' in row ? await playTalk(row, stage) : await playRow(row, stage))
  await stage.close()
  all.push(...played)
  console.log(`${name.padEnd(14)} ${summary(played)}`)
}
console.log(`${'all'.padEnd(14)} ${summary(all)}`)
if (values.failures)
  for (const { row, faults, reply, how } of all)
    if (how !== 'right')
      console.log(
        `${row.id} [${how}] ${JSON.stringify([...(row.before ?? []), row.say])}\n    ${faults.join('; ')}\n    ${JSON.stringify(reply)}`,
      )
if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify(
      all.map(({ row, faults, reply, how }) => ({ id: row.id, area: row.area, how, faults, reply })),
    ),
  )

function summary(played: readonly Played[]): string {
  const count = (how: Played['how']) => played.filter((one) => one.how === how).length
  const share = (100 * count('right')) / Math.max(1, played.length)
  return `${share.toFixed(1).padStart(5)} % of ${played.length} (wrong change ${count('wrong change')}, asked ${count('asked')}, nothing ${count('nothing')})`
}
