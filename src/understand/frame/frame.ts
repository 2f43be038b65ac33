/** A line of frame notation, ready to be held against a stretch of words. */
import type { Token } from '../text/tokens.ts'
import { anchorOf } from './anchor.ts'
import { type Attempt, atEnd, compile } from './compile.ts'
import { parseFrame } from './parse.ts'

/** Which tokens each hole took, half-open. */
export type Holes = ReadonlyMap<string, readonly [from: number, to: number]>

export interface Frame {
  readonly line: string
  /** One of these words must be there; null when nothing is certain. */
  readonly anchor: ReadonlySet<string> | null
  match(tokens: readonly Token[], from: number, to: number): Holes | null
}

export function frame(line: string): Frame {
  const node = parseFrame(line)
  const matcher = compile(node, atEnd)
  return {
    line,
    anchor: anchorOf(node),
    match(tokens, from, to) {
      const attempt: Attempt = { tokens, end: to, holes: new Map(), entered: new Map() }
      return matcher(attempt, from) ? attempt.holes : null
    },
  }
}
