/** The words of new tasks: their titles, and their notes where they have one. */
import type { Token } from '../../../src/understand/words/tokens.ts'
import { wordsIn } from '../plain.ts'
import type { SaidTask, Want } from '../rows.ts'
import { fill, findRun, type Run } from './runs.ts'
import type { Scene, Tags } from './scene.ts'

/** false: a wanted title is not in the words. */
export function placeTitles(want: Want, tags: Tags, { tokens }: Scene): boolean {
  return (want.add ?? []).every((task) => placeTitle(task, tags, tokens))
}

function placeTitle(task: SaidTask, tags: Tags, tokens: readonly Token[]): boolean {
  for (const title of [task.title, ...(task.any ?? [])]) {
    const run = findRun(wordsIn(title), tokens, tags)
    if (!run) continue
    markTitle(run, tags, tokens)
    placeNote(task.note, tags, tokens)
    return true
  }
  return false
}

function markTitle(run: Run, tags: Tags, tokens: readonly Token[]): void {
  const [first = 0, last = 0] = [run[0], run.at(-1)]
  for (let at = first; at <= last; at++)
    if (run.includes(at) || tokens[at]?.kind === 'mark') tags[at] = at === first ? 'new' : 'new+'
}

/** false: there is a note, and it is not in the words. */
export function placeNote(note: string | null | undefined, tags: Tags, tokens: readonly Token[]): boolean {
  if (!note) return true
  const run = findRun(wordsIn(note), tokens, tags)
  if (run) fill(run, 'note', tags)
  return run !== null
}
