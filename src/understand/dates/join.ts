/** Pieces that stand together → phrases: "friday" + "the 20th" + "at noon" is one date. */
import { type Join, joins, rangeJoins } from './joins.ts'
import type { Lexed } from './lex.ts'
import type { Now, Piece } from './rule.ts'
import type { Found } from './scan.ts'

export interface Phrase {
  readonly pieces: readonly Found[]
  readonly whole: Piece
  readonly from: number
  readonly to: number
}

export function join(found: readonly Found[], { tokens }: Lexed, now: Now): readonly Phrase[] {
  const single = found.map((each) => ({ pieces: [each], whole: each.piece, from: each.from, to: each.to }))
  return joinAll(joinAll(single, joins, tokens, now), rangeJoins, tokens, now)
}

function joinAll(
  phrases: readonly Phrase[],
  by: readonly Join[],
  tokens: Lexed['tokens'],
  now: Now,
): readonly Phrase[] {
  const joined: Phrase[] = []
  for (const next of phrases) {
    const last = joined.at(-1)
    const whole = last === undefined ? null : wholeOf(last, next, by, tokens, now)
    if (last === undefined || whole === null) joined.push(next)
    else
      joined[joined.length - 1] = {
        pieces: [...last.pieces, ...next.pieces],
        whole,
        from: last.from,
        to: next.to,
      }
  }
  return joined
}

function wholeOf(
  last: Phrase,
  next: Phrase,
  by: readonly Join[],
  tokens: Lexed['tokens'],
  now: Now,
): Piece | null {
  if (next.from - last.to > 3) return null
  let between = ''
  for (const { word } of tokens.slice(last.to, next.from)) between += `${word} `
  const before = tokens[last.from - 1]?.word ?? ''
  for (const attempt of by) {
    const whole = attempt(last.whole, next.whole, between, now, before)
    if (whole !== null) return whole
  }
  return null
}
