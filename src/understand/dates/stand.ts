/** Does a phrase stand where a date stands? Finds its preposition, and refuses doubtful words without support. */

import type { Phrase } from './join.ts'
import type { Lexed } from './lex.ts'
import type { Stand } from './rule.ts'

/** Words before a date that go with it when it is cut out. */
const lead =
  /(?<![^ ])(?<due>(?:is )?due (?:date )?(?:: |is )?)?(?:(?:no later than|on|by|at|for|before|until|to|from|after)(?: about)?(?: the)? )?(?:(?:around|early|late|later|sometime) )?$/u
const MOST_LEADS = 8
const ends: ReadonlySet<string> = new Set([...'.,;!?)', '|'])

export interface Placed {
  readonly from: number
  readonly to: number
  readonly stands: boolean
}

export function place(phrase: Phrase, { tokens }: Lexed): Placed {
  const words = leadOf(tokens, phrase.from)
  const from = phrase.from - words.length
  const to = tailOf(tokens, phrase)
  const around = {
    led: words.length > 0,
    ended: to >= tokens.length || ends.has(tokens[to]?.word ?? ''),
    alone: from === 0 && tokens.slice(to).every(({ word }) => ends.has(word)),
  }
  return { from, to, stands: stands(phrase, around) }
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

function leadOf(tokens: Lexed['tokens'], start: number): readonly string[] {
  const before = tokens.slice(Math.max(0, start - MOST_LEADS), start).map(({ word }) => word)
  // One blank before and after each word: a lead begins where a word does.
  const line = before.map((word) => `${word} `).join('')
  const match = lead.exec(line)
  const words = (match?.[0] ?? '').split(' ').filter((word) => word !== '')
  return asksByDue(match, line) ? words.slice(words.lastIndexOf('due') + 1) : words
}

/** "what is due today" asks by that word, "the report is due today" tells. */
function asksByDue(match: RegExpExecArray | null, line: string): boolean {
  return match?.groups?.due !== undefined && /\bwhat $/u.test(line.slice(0, match.index))
}

/** "3pm approximately", "friday (5pm)" */
function tailOf(tokens: Lexed['tokens'], { from, to }: Phrase): number {
  const next = tokens[to]?.word
  if (next === 'around' && to === tokens.length - 1) return to + 1
  const opens = next === ')' && tokens.slice(from, to).some(({ word }) => word === '(')
  return opens ? to + 1 : to
}
