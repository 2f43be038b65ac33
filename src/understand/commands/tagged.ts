/** A message whose every word has been given its purpose. */

import type { Moment } from '../../domain/calendar.ts'
import type { Reference, Span } from '../../domain/command.ts'
import type { DateOrder } from '../../domain/words.ts'
import { english } from '../english/english.ts'
import type { Guesses } from '../tag/kinds.ts'
import type { Seen } from '../tag/seen.ts'
import type { Stretch } from '../tag/sentences.ts'
import type { Tag } from '../tag/tags.ts'
import type { Token } from '../words/tokens.ts'

export interface Tagged extends Seen {
  readonly text: string
  readonly now: Moment
  readonly order: DateOrder
  readonly tags: readonly Tag[]
  /** How likely each tag is, and what each sentence and clause was guessed to be about. */
  readonly sure: Float64Array
  readonly guesses: Guesses
  readonly sentences: readonly Stretch[]
  readonly clauses: readonly Stretch[]
  readonly roles: readonly (readonly string[])[]
}

/** Tokens from..to, half-open, that belong together; `in` is the sentence they stand in. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly in: number
}

/** Words that point at a task. */
export interface Target extends Piece {
  readonly reference: Reference
  /** Nothing in the words says which: it goes without saying. */
  readonly implied?: true
  /** A word of a title was said. */
  readonly named?: true
}

export function sentenceAt({ sentences }: Tagged, at: number): number {
  return sentences.findIndex(([from, to]) => at >= from && at < to)
}

export function clauseAt({ clauses }: Pick<Tagged, 'clauses'>, at: number): number {
  return clauses.findIndex(([from, to]) => at >= from && at < to)
}

/** The clause in which something was said; where nothing says where, all of the message. */
export function clauseOf(
  span: Span | undefined,
  { tokens, clauses }: Pick<Tagged, 'tokens' | 'clauses'>,
): Stretch {
  const at = span ? tokens.findIndex(({ end }) => end > span[0]) : -1
  return clauses[clauseAt({ clauses }, at)] ?? [0, tokens.length]
}

export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
}

export function hasRole({ roles }: Tagged, at: number, ...wanted: readonly string[]): boolean {
  return (roles[at] ?? []).some((role) => wanted.includes(role))
}

/** Content words among these places: not known to carry nothing. */
export function contentAmong(
  places: readonly number[],
  { tokens, roles }: Pick<Tagged, 'tokens' | 'roles'>,
): readonly number[] {
  return places.filter((at) => {
    const token = tokens[at]
    const content = token?.kind === 'word' || token?.kind === 'code' || token?.kind === 'quote'
    return content && (roles[at]?.length ?? 0) === 0 && !english.empty.has(token.stem)
  })
}
