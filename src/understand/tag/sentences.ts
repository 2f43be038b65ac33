/**
 * Where sentences begin and end: at a full stop, a question or exclamation mark, and at the end of a line. Inside them,
 * clauses: people report, order and ask in one breath.
 */
import { english } from '../english/english.ts'
import type { Token } from '../words/tokens.ts'

const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', '\n', ';', '…'])

export type Stretch = readonly [from: number, to: number]

export function sentencesIn(tokens: readonly Token[]): readonly Stretch[] {
  const all: Stretch[] = []
  let from = 0
  let closed = 0
  for (let at = 0; at < tokens.length; at++) {
    const last = at === tokens.length - 1
    if (tokens[at]?.norm === '(') closed = Math.max(closed, closingOf(tokens, at))
    if (!last && (at < closed || !ENDS.has(tokens[at]?.norm ?? '') || ENDS.has(tokens[at + 1]?.norm ?? '')))
      continue
    all.push([from, at + 1])
    from = at + 1
  }
  return all
}

/** A remark in brackets is no longer than this. */
const REMARK = 16

/** "(size 9!!)": what ends inside brackets goes on behind them. */
export function closingOf(tokens: readonly Token[], open: number): number {
  const inside = tokens.slice(open + 1, open + REMARK)
  const end = inside.findIndex(({ norm }) => norm === ')' || norm === '\n')
  return inside[end]?.norm === ')' ? open + 1 + end : open
}

const BREAKS: ReadonlySet<string> = new Set([',', ':', '-', '–', '—', '(', ')'])

/** A clause ends with its sentence, at a mark, and before a word that joins it to the next. */
export function clausesIn(tokens: readonly Token[], sentences: readonly Stretch[]): readonly Stretch[] {
  return sentences.flatMap(([from, to]) => {
    const starts = [from]
    for (let at = from + 1; at < to; at++) {
      const broken = BREAKS.has(tokens[at - 1]?.norm ?? '')
      const joined = english.clauseStarts.has(tokens[at]?.norm ?? '')
      if (broken || (joined && !isOnlyJoined(tokens, starts.at(-1) ?? from, at))) starts.push(at)
    }
    return starts.map((start, index): Stretch => [start, starts[index + 1] ?? to])
  })
}

/** ", and then also": the words that join belong together. */
function isOnlyJoined(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!english.clauseStarts.has(tokens[at]?.norm ?? '')) return false
  return true
}
