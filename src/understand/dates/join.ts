/** Pieces that stand together → phrases: "friday" + "the 20th" + "at noon" is one date. */
import { weekday } from '../../domain/calendar.ts'
import { isErrandWord } from '../words/errands.ts'
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

export function join(found: readonly Found[], lexed: Lexed, text: string, now: Now): readonly Phrase[] {
  const { tokens } = lexed
  const single = found.map((each) => ({ pieces: [each], whole: each.piece, from: each.from, to: each.to }))
  const apart = (last: Phrase, next: Phrase): boolean => beginsAnother(last, next, lexed, text)
  return joinAll(joinAll(single, joins, tokens, now, apart), rangeJoins, tokens, now, apart)
}

function joinAll(
  phrases: readonly Phrase[],
  by: readonly Join[],
  tokens: Lexed['tokens'],
  now: Now,
  apart: (last: Phrase, next: Phrase) => boolean,
): readonly Phrase[] {
  const joined: Phrase[] = []
  for (const next of phrases) {
    const last = joined.at(-1)
    const whole = last === undefined || apart(last, next) ? null : wholeOf(last, next, by, tokens, now)
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
  if (between.startsWith(',') && isDenied(tokens, last.from)) return null
  const before = tokens[last.from - 1]?.word ?? ''
  for (const attempt of by) {
    const whole = attempt(last.whole, next.whole, between, now, before)
    if (whole !== null) return whole
  }
  return null
}

/** "call mum friday, in two weeks book the hotel": behind the comma another errand begins, with a day of its own. */
function beginsAnother(last: Phrase, next: Phrase, { tokens }: Lexed, text: string): boolean {
  if (tokens[last.to]?.word !== ',' || agree(last.whole, next.whole)) return false
  const verb = tokens[next.to]
  return (
    isName(tokens, last.from) &&
    verb !== undefined &&
    isErrandWord(text.slice(verb.start, verb.end).toLowerCase())
  )
}

/** "friday, march 20" where that is a friday. */
function agree(one: Piece, other: Piece): boolean {
  const [named, day] = one.weekday === undefined ? [other.weekday, one.day] : [one.weekday, other.day]
  return named !== undefined && day !== undefined && weekday(day) === named
}

/** Is there a word before it that is none of a date? */
function isName(tokens: Lexed['tokens'], at: number): boolean {
  return NAMES.has(wordBefore(tokens, at))
}

/** "not friday, the 20th": what was denied is no part of what is meant. */
function isDenied(tokens: Lexed['tokens'], at: number): boolean {
  return wordBefore(tokens, at) === 'no'
}

function wordBefore(tokens: Lexed['tokens'], at: number): string {
  return tokens.slice(Math.max(0, at - 3), at).findLast(({ word }) => !LEADS.has(word))?.word ?? ''
}

const NAMES: ReadonlySet<string> = new Set(['x', 'nr', 'seats', 'measure', 'lunch', 'good', 'black'])
const LEADS = new Set(['on', 'by', 'at', 'the', 'for'])
