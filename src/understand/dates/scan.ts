/** The line → the pieces the rules find in it, none overlapping. Earlier rules claim first. */
import { eachMatch } from '../text/each-match.ts'
import { isErrandWord } from '../words/errands.ts'
import type { Lexed } from './lex.ts'
import type { DateRule, Family, Groups, Now, Piece } from './rule.ts'

export interface Found {
  readonly rule: DateRule
  readonly piece: Piece
  /** Half-open range of tokens. */
  readonly from: number
  readonly to: number
}

/** More pieces than any message of a hundred commands holds; what is beyond is not read. */
const MOST = 200

/** What may follow a piece that must not go on as a noun. */
const closing =
  / (?:$|[.,;!?()|"“”]|- (?!\d)|(?:on|at|by|in|the|for|to|and|until|after|before|from|due|around|about|is|today|tomorrow|tonight|this|next|morning|afternoon|evening|night|eod|every|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec|z[A-Z]{3,4})\b|\d{4} |\d{1,2}th |\d{1,2} (?:am|pm|:|h|\/) )/uy

const afterDay = /(?:day|tomorrow|tonight|morning|afternoon|evening|night|th)(?: ,)?(?: at)? $/u

export function scan(lexed: Lexed, text: string, families: readonly Family[], now: Now): readonly Found[] {
  const claimed = new Uint8Array(lexed.tokens.length)
  const found: Found[] = []
  for (const rule of awake(families, lexed.line)) {
    for (const { groups, from, to } of fitting(rule, lexed, text)) {
      if (found.length === MOST || claimed.subarray(from, to).includes(1)) continue
      claimed.fill(1, from, to)
      found.push({ rule, piece: rule.means(groups, now) ?? { nothing: true }, from, to })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

function awake(families: readonly Family[], line: string): readonly DateRule[] {
  return families.flatMap(({ cue, rules }) => (cue.test(line) ? rules : []))
}

interface Match {
  readonly groups: Groups
  readonly from: number
  readonly to: number
}

function fitting(rule: DateRule, lexed: Lexed, text: string): readonly Match[] {
  const matches: Match[] = []
  eachMatch(rule.pattern, lexed.line, (match) => {
    const from = tokenAt(lexed.starts, match.index)
    const to = tokenAt(lexed.starts, match.index + match[0].length - 1) + 1
    if (fits(rule, match, lexed, text, from) || (rule.closed && beginsErrand(lexed, text, from, to)))
      matches.push({ groups: match.groups ?? {}, from, to })
  })
  return matches
}

function fits(
  rule: DateRule,
  match: RegExpExecArray,
  { line, tokens }: Lexed,
  text: string,
  from: number,
): boolean {
  if (rule.spelled && !/\p{L}/u.test(text.charAt(tokens[from]?.start ?? 0))) return false
  if (!rule.closed) return true
  closing.lastIndex = match.index + match[0].trimEnd().length
  if (closing.test(line)) return true
  return (
    rule.closed === 'unless-after-day' &&
    afterDay.test(line.slice(Math.max(0, match.index - 16), match.index))
  )
}

const leads: ReadonlySet<string> = new Set(['on', 'at', 'by', 'the'])
const joints: ReadonlySet<string> = new Set([...',;.!?|', 'and'])

/** "…, and on the 15th call mum": said first, before a verb, it does not go on as a noun. */
function beginsErrand({ tokens }: Lexed, text: string, from: number, to: number): boolean {
  let first = from
  while (first > from - 2 && leads.has(tokens[first - 1]?.word ?? '')) first--
  const [before, next] = [tokens[first - 1], tokens[to]]
  if (next === undefined || !leads.has(tokens[first]?.word ?? '')) return false
  return (
    (before === undefined || joints.has(before.word)) &&
    isErrandWord(text.slice(next.start, next.end).toLowerCase())
  )
}

/** The token that covers this place of the line. */
function tokenAt(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
