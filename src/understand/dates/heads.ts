/** A date that heads what follows: "mon: fuel", "12 march: tasting", "sat - dip the ewes". */
import type { Lexed } from './lex.ts'

const before: ReadonlySet<string> = new Set([...'.;!?', '|'])
const behind: ReadonlySet<string> = new Set([...':-'])

/** It stands where a sentence or a line begins, and a mark sets off what is behind it. */
export function heads({ tokens }: Pick<Lexed, 'tokens'>, from: number, to: number): boolean {
  const begins = from === 0 || before.has(tokens[from - 1]?.word ?? '')
  const next = tokens[to + 1]?.word ?? ''
  // "1st: …" counts
  const ranks = to - from === 1 && /^\d/u.test(tokens[from]?.word ?? '')
  return !ranks && begins && behind.has(tokens[to]?.word ?? '') && next !== '' && !/^\d/u.test(next)
}
