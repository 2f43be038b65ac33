/** Where the words of a title or a note stand in a message. */
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Token } from '../../../src/understand/words/tokens.ts'
import { wordsIn } from '../plain.ts'
import type { Tags } from './scene.ts'

/** The places of the tokens that make up the words, in order. */
export type Run = readonly number[]

/** The tightest run of these words among the free tokens; dates and marks in between may be passed over. */
export function findRun(words: readonly string[], tokens: readonly Token[], tags: Tags): Run | null {
  let best: Run | null = null
  for (let start = 0; start < tokens.length; start++) {
    const run = runFrom(start, words, tokens, tags)
    if (run && (best === null || spread(run) < spread(best))) best = run
  }
  return best
}

/** Tags all from the first token of the run to the last, and what it passed over with them. */
export function fill(run: Run, tag: Tag, tags: Tags): void {
  tags.fill(tag, run[0], (run.at(-1) ?? -1) + 1)
}

const spread = (run: Run) => (run.at(-1) ?? 0) - (run[0] ?? 0)

function runFrom(start: number, words: readonly string[], tokens: readonly Token[], tags: Tags): Run | null {
  const run: number[] = []
  let rest = words
  for (let at = start; at < tokens.length && rest.length > 0; at++) {
    const token = tokens[at] as Token
    const parts = wordsIn(token.norm).filter((part) => part !== '')
    if (tags[at] === null && areNext(parts, rest)) {
      run.push(at)
      rest = rest.slice(parts.length)
    } else if (parts.length > 0 && (run.length === 0 || token.kind !== 'date')) return null
  }
  return rest.length === 0 ? run : null
}

function areNext(parts: readonly string[], words: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part, index) => words[index] === part)
}
