/** A line of frame notation, ready to be held against a stretch of words. */
import type { Token } from '../text/tokens.ts'
import { type Attempt, atEnd, canStart, compile, type Matcher } from './compile.ts'
import { parseFrame } from './parse.ts'
import { requiredBy } from './required.ts'
import { numberSets } from './word-sets.ts'

/** Which tokens each hole took, half-open. */
export type Holes = ReadonlyMap<string, readonly [from: number, to: number]>

const NO_HOLES: Holes = new Map()

export interface Frame {
  readonly line: string
  /** Of each of these sets one word must be there. */
  readonly required: readonly ReadonlySet<string>[]
  /** `last`, if known: where a word of each set stands last in this stretch. */
  match(tokens: readonly Token[], from: number, to: number, last?: Int16Array): Holes | null
}

/** Most frames are never tried in the life of a program that starts for one sentence: they are compiled when they are. */
export function frame(line: string): Frame {
  const node = parseFrame(line)
  numberSets(node)
  let matcher: Matcher | undefined
  return {
    line,
    required: requiredBy(node),
    match(tokens, from, to, last) {
      matcher ??= compile(node, atEnd)
      if (!canStart(matcher, tokens, from, to)) return null
      const attempt: Attempt = { tokens, end: to, holes: null, entered: null, last: last ?? null }
      return matcher.match(attempt, from) ? (attempt.holes ?? NO_HOLES) : null
    },
  }
}
