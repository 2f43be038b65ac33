/** A message on its way to being understood: its words, where they stand, and when it was said. */
import type { Moment } from '../../domain/calendar.ts'
import type { Token } from '../text/tokens.ts'

export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly now: Moment
  /** How "12/05" is read. */
  readonly order: 'month-first' | 'day-first'
  /** Words of other worlds that stand in the user's own titles: said here, they are about the list. */
  readonly own: readonly string[]
}

/** Tokens from..to, half-open. */
export type Range = readonly [from: number, to: number]

export function norms(sentence: Sentence, [from, to]: Range): string[] {
  return sentence.tokens.slice(from, to).map((token) => token.norm)
}

/** A hole ends before the dates that follow it; a title keeps them until they are cut. */
export function withDatesBehind(sentence: Sentence, [from, to]: Range, [, end]: Range): Range {
  let last = to
  while (last < end && sentence.tokens[last]?.date !== undefined) last++
  return [from, last]
}
