/** The line → the pieces the rules find in it, none overlapping. Earlier rules claim first. */
import type { Now } from '../dates/rule.ts'
import { eachMatch } from '../text/each-match.ts'
import { type DateAt, dateAt } from './date-at.ts'
import type { Line } from './line.ts'
import type { RepetitionRule, Role, Said } from './said.ts'

export interface Piece {
  readonly role: Role
  readonly said: Said
  /** Half-open range of words. */
  readonly from: number
  readonly to: number
  /** Set off from the words before it (", starts at 9am"): no date rule joins it with them. */
  readonly apart?: true
}

/** More pieces than any message holds; what is beyond is not read. */
const MOST = 200
/** Looking for a date takes longer than all else. */
const MOST_DATES = 24

export function scan(
  line: Line,
  message: string,
  rules: readonly RepetitionRule[],
  now: Now,
): readonly Piece[] {
  const claimed = new Uint8Array(line.words.length)
  let dates = 0
  const dateBehind = (at: number): DateAt | null =>
    dates++ < MOST_DATES ? dateAt(line, message, at, now) : null
  const pieces: Piece[] = []
  for (const rule of rules) {
    eachMatch(rule.pattern, line.text, (match) => {
      const piece = pieces.length < MOST ? pieceOf(rule, match, line, message, now, dateBehind) : null
      if (piece === null || claimed.subarray(piece.from, piece.to).includes(1)) return
      claimed.fill(1, piece.from, piece.to)
      pieces.push(piece)
    })
  }
  return pieces.sort((a, b) => a.from - b.from)
}

function pieceOf(
  rule: RepetitionRule,
  match: RegExpExecArray,
  line: Line,
  message: string,
  now: Now,
  dateBehind: (at: number) => DateAt | null,
): Piece | null {
  const from = wordAt(line.starts, match.index)
  const to = wordAt(line.starts, match.index + match[0].length - 1) + 1
  const meaning = rule.means(match.groups ?? {}, {
    now,
    raw: message.slice(line.words[from]?.start, line.words[to - 1]?.end),
    before: line.text.slice(Math.max(0, match.index - 24), match.index),
    behind: line.text.slice(line.starts[to] ?? line.text.length, (line.starts[to] ?? line.text.length) + 40),
    dateBehind: (skip = 0) => dateBehind(to + skip),
  })
  if (meaning === null) return null
  const { more = 0, ...said } = meaning
  const isApart = /^(?:, |starting )/u.test(match[0])
  return { role: rule.role, said, from, to: to + more, ...(isApart && { apart: true }) }
}

/** The word that covers this place of the line. */
function wordAt(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
