/** Does a phrase stand where a date stands? Finds its preposition, and refuses doubtful words without support. */

import type { Phrase } from './join.ts'
import type { Lexed } from './lex.ts'
import type { Stand } from './rule.ts'

/** Words before a date that go with it when it is cut out. */
const leads: ReadonlySet<string> = new Set(
  'on by at for before until due to from after around the early late later sometime'.split(' '),
)
const ends: ReadonlySet<string> = new Set([...'.,;!?)', '|'])

export interface Placed {
  readonly from: number
  readonly to: number
  readonly stands: boolean
}

export function place(phrase: Phrase, { tokens }: Lexed): Placed {
  const from = leadOf(phrase.from, tokens)
  // "3pm approximately"
  const to =
    tokens[phrase.to]?.word === 'around' && phrase.to === tokens.length - 1 ? phrase.to + 1 : phrase.to
  const led = tokens.slice(from, phrase.from).some(({ word }) => word !== 'the')
  const ended = to >= tokens.length || ends.has(tokens[to]?.word ?? '')
  const around = { led, ended, alone: from === 0 && restIsMarks(to, tokens) }
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

function leadOf(start: number, tokens: Lexed['tokens']): number {
  let from = start
  while (from > 0 && start - from < 4 && leads.has(tokens[from - 1]?.word ?? '')) from--
  // "is due: friday"
  if (tokens[from - 1]?.word === ':' && tokens[from - 2]?.word === 'due') from -= 2
  if (tokens[from]?.word !== 'due') return from
  const is = tokens[from - 1]?.word === 'is'
  // "what is due today" asks by that word, "the report is due today" tells.
  if (tokens[from - (is ? 2 : 1)]?.word === 'what') return from + 1
  return is ? from - 1 : from
}

function restIsMarks(to: number, tokens: Lexed['tokens']): boolean {
  return tokens.slice(to).every(({ word }) => ends.has(word))
}
