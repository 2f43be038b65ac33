/**
 * CI's look at performance: ratios of this run beside the recorded ones, or beside their goals where those are easier.
 * Even a ratio depends on whether the disk or the processor is busy; one that is this much worse, twice in a row, is a
 * step lost in the program. (Three commits for a turn instead of one were 6.4 and 9 %.)
 */
import { existsSync, readFileSync } from 'node:fs'
import type { Figure } from './figure.ts'
import { RECORDED, type Recorded } from './record/recorded.ts'

const TOLERANCE = 3

export async function compareWithRecorded(measure: () => Promise<readonly Figure[]>): Promise<number> {
  if (!existsSync(RECORDED)) throw new Error('Nothing is recorded yet: npm run bench -- --record')
  const { figures } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded
  const first = worse(await measure(), figures)
  if (first.length === 0) return 0
  console.log('Worse than recorded; measured once more.')
  const again = worse(await measure(), figures)
  const lost = again.filter((what) => first.includes(what))
  for (const what of lost)
    console.error(`More than ${TOLERANCE} times worse than recorded and than its goal, twice: ${what}`)
  return lost.length === 0 ? 0 : 1
}

/** Only what has a goal is held to what it was. */
function worse(now: readonly Figure[], before: readonly Figure[]): readonly string[] {
  return now.flatMap(({ what, ratio, goal }) => {
    const known = before.find((figure) => figure.what === what)?.ratio
    if (ratio === undefined || known === undefined || goal === undefined) return []
    const factor =
      'at_most' in goal ? ratio / Math.max(known, goal.at_most) : Math.min(known, goal.at_least) / ratio
    console.log(`${what}: ${ratio.toFixed(2)}, recorded ${known.toFixed(2)}`)
    return factor > TOLERANCE ? [what] : []
  })
}
