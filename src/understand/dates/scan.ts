/** The line → the pieces the rules find in it, none overlapping. Earlier rules claim first. */
import { eachMatch } from '../text/each-match.ts'
import { isErrandWord } from '../words/errands.ts'
import { heads } from './heads.ts'
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
  / (?:$|[.,;!?()|"“”]|- (?!\d)|(?:on|at|by|in|the|for|to|and|until|after|before|from|due|around|about|is|no|now|am|pm|today|tomorrow|tonight|this|next|morning|afternoon|evening|night|noon|midnight|half \d|quarter|eod|every|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec|z[A-Z]{3,4})\b|\d{4} |\d{1,2}th |\d{1,2} (?:am |pm |: |h |\/ |ish |clock |· \d\d |$|[.,;!?|]))/uy

const afterDay =
  /(?:day|tomorrow|tonight|morning|afternoon|evening|night|th|MON|WED|SAT|SUN)(?: ,)?(?: at)? $/u

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
    if (
      fits(rule, match, lexed, text, from) ||
      (rule.closed && !rule.uncounted && (heads(lexed, from, to) || beginsErrand(lexed, text, from, to)))
    )
      matches.push({ groups: match.groups ?? {}, from, to })
  })
  return matches
}

function fits(rule: DateRule, match: RegExpExecArray, lexed: Lexed, text: string, from: number): boolean {
  const { line, tokens } = lexed
  if (rule.uncounted && isCounted(lexed, text, from)) return false
  const isSpelled = /\p{L}/u.test(text.charAt(tokens[from]?.start ?? 0))
  if (rule.spelled !== undefined && rule.spelled !== isSpelled) return false
  if (!rule.closed) return true
  const end = match.index + match[0].trimEnd().length
  closing.lastIndex = end
  if (closing.test(line) || beginsClause(tokens[tokenAt(lexed.starts, end + 1)], text)) return true
  return (
    rule.closed === 'unless-after-day' &&
    afterDay.test(line.slice(Math.max(0, match.index - 16), match.index))
  )
}

/** Behind a date another clause begins with these: "by the 28th don't let me forget". */
const clauses = new Set(
  "dont don't don’t so but or if when because cos cuz coz while i we you he she they im i'm i’m ill i'll i’ll please pls plz thanks thx ta cheers lol haha tho though otherwise without with cant can't can’t same".split(
    ' ',
  ),
)

function beginsClause(token: Lexed['tokens'][number] | undefined, text: string): boolean {
  return token !== undefined && clauses.has(text.slice(token.start, token.end).toLowerCase())
}

/** By these a thing on the list is pointed at: "tick off 3rd". */
const pointing = new Set(
  'delete remove tick untick mark undo rename show open view finish move push bump change swap skip choose select star pin archive restore keep close reopen cross scratch erase trash postpone delay snooze have eat use like off'.split(
    ' ',
  ),
)

/** Is the number taken by the word before it? "take 2", "delete 3rd", "tom's 5th". */
function isCounted({ tokens }: Lexed, text: string, at: number): boolean {
  const before = tokens[at - 1]
  const word = before === undefined ? '' : text.slice(before.start, before.end).toLowerCase()
  const isOwned = tokens[at]?.word.endsWith('th') && /\p{L}['’]/u.test(word)
  return isErrandWord(word) || pointing.has(word) || isOwned === true
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
