/** Does a phrase stand where a date stands? Finds its preposition, and refuses doubtful words without support. */
import { heads } from './heads.ts'
import type { Phrase } from './join.ts'
import type { Lexed } from './lex.ts'
import type { Stand } from './rule.ts'

/** Words before a date that go with it when it is cut out. */
const lead =
  /(?<![^ ])(?<due>(?:is )?due (?:date )?(?:: |is )?)?(?:(?:no later than|on|by|at|for|before|until|to|from|after|between)(?: about)?(?: the)? )?(?:(?:around|early|late|later|sometime) )?$/u
const MOST_LEADS = 8
const ends: ReadonlySet<string> = new Set([...'.,;!?)', '|', 'now'])

export interface Placed {
  readonly from: number
  readonly to: number
  readonly stands: boolean
}

/** `taken` is where the phrase before it ends: its words are not taken twice. */
export function place(phrase: Phrase, { tokens }: Lexed, taken: number): Placed {
  const words = leadOf(tokens, phrase.from, taken)
  const from = phrase.from - words.length
  const to = tailOf(tokens, phrase)
  const around = {
    led: words.length > 0 || heads({ tokens }, from, to),
    ended: to >= tokens.length || ends.has(tokens[to]?.word ?? ''),
    alone: from === 0 && tokens.slice(to).every(({ word }) => ends.has(word)),
  }
  // "slides (due friday)": the brackets go too.
  const bracket = Number(from > taken && tokens[from - 1]?.word === '(' && tokens[to]?.word === ')')
  return { from: from - bracket, to: to + bracket, stands: stands(phrase, around) }
}

interface Around {
  readonly led: boolean
  readonly ended: boolean
  readonly alone: boolean
}

function stands({ pieces }: Phrase, around: Around): boolean {
  if (around.alone) return pieces.some(({ rule }) => rule.stand !== 'joined') || pieces.length > 1
  if (pieces.length > 1) return pieces.every(({ rule }) => rule.stand !== 'alone')
  return supported(pieces[0]?.rule.stand ?? 'free', around)
}

function supported(stand: Stand, { led, ended }: Around): boolean {
  if (stand === 'led') return led
  if (stand === 'ended') return led || ended
  return stand === 'free'
}

function leadOf(tokens: Lexed['tokens'], start: number, taken: number): readonly string[] {
  const line = wordsOf(tokens, Math.max(taken, start - MOST_LEADS), start)
  const match = lead.exec(line)
  const words = (match?.[0] ?? '').split(' ').filter((word) => word !== '')
  return asksByDue(match, line) ? words.slice(words.lastIndexOf('due') + 1) : words
}

/** "what is due today" asks by that word, "the report is due today" tells. */
function asksByDue(match: RegExpExecArray | null, line: string): boolean {
  return match?.groups?.due !== undefined && /\bwhat $/u.test(line.slice(0, match.index))
}

/** "by monday at the latest", "3pm approximately" */
const tail = /^(?:at the latest |(?:around|sometime) $)/u

function tailOf(tokens: Lexed['tokens'], { from, to }: Phrase): number {
  const behind = wordsOf(tokens, to, to + 3)
  const more = tail.exec(behind)?.[0].split(' ').length ?? 1
  const inside = behind.startsWith(') ') && tokens.slice(from, to).some(({ word }) => word === '(')
  return to + more - 1 + Number(inside)
}

function wordsOf(tokens: Lexed['tokens'], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => `${word} `)
    .join('')
}
