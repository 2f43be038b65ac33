/** Many claims of one kind in a row are told as one sentence, so that a long message still fits into a reply. */
import type { Saying } from '../../domain/saying.ts'

/** Up to so many each have their own sentence, with due dates and all. */
const APART = 3

export function inBrief(said: readonly Saying[]): readonly Saying[] {
  const runs: Saying[][] = []
  for (const saying of said) {
    const run = runs.at(-1)
    if (run?.[0]?.say === saying.say && isClaim(saying)) run.push(saying)
    else runs.push([saying])
  }
  return runs.flatMap((run) => (run.length > APART ? [asOne(run)] : run))
}

function isClaim(saying: Saying): saying is Extract<Saying, { readonly outcome: number }> {
  return ['added', 'completed', 'updated', 'restored'].includes(saying.say)
}

function asOne(run: readonly Saying[]): Saying {
  return { say: 'several', outcomes: run.filter(isClaim).map(({ outcome }) => outcome) }
}
