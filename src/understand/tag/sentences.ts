/** Where sentences begin and end: at a full stop, a question or exclamation mark, and at the end of a line. */
import type { Token } from '../words/tokens.ts'

const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', '\n', ';', '…'])

export type Stretch = readonly [from: number, to: number]

export function sentencesIn(tokens: readonly Token[]): readonly Stretch[] {
  const all: Stretch[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at++) {
    const last = at === tokens.length - 1
    if (!last && (!ENDS.has(tokens[at]?.norm ?? '') || ENDS.has(tokens[at + 1]?.norm ?? ''))) continue
    all.push([from, at + 1])
    from = at + 1
  }
  return all
}
