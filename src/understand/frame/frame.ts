/** A line of frame notation, ready to be held against a stretch of words. */
import { learned } from '../learned.ts'
import type { Token } from '../text/tokens.ts'
import { type Attempt, atEnd, canStart, compile, type Matcher } from './compile.ts'
import type { Node } from './node.ts'
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

/**
 * Most frames are never tried in the life of a program that starts for one sentence: they are compiled when they are,
 * and even parsed only then where the numbers of their sets are known.
 */
export function frame(line: string): Frame {
  let node: Node | undefined
  const parsed = () => (node ??= parseFrame(line))
  if (learned === null) numberSets(parsed())
  let matcher: Matcher | undefined
  return {
    line,
    get required() {
      return requiredBy(parsed())
    },
    match(tokens, from, to, last) {
      matcher ??= compile(parsed(), atEnd)
      if (!canStart(matcher, tokens, from, to)) return null
      const attempt: Attempt = { tokens, end: to, holes: null, entered: null, last: last ?? null }
      return matcher.match(attempt, from) ? (attempt.holes ?? NO_HOLES) : null
    },
  }
}
