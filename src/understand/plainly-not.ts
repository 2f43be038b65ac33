/** What a single word or two rule out: who asks changes nothing, "drop to" deletes nothing, "task 2" is none to add. */
import type { Command } from '../domain/command.ts'
import { clauseOf } from './commands/tagged.ts'
import { english } from './english/english.ts'
import type { Untagged } from './reading.ts'
import type { Token } from './words/tokens.ts'

export function isPlainlyNot(command: Command, message: Untagged): boolean {
  return (
    isAskedFor(command, message) ||
    isLowered(command, message) ||
    isByNumber(command, message) ||
    isBrushedOff(command, message) ||
    isUncounted(command, message) ||
    isAgainAndOnce(command, message) ||
    losesVague(command, message) ||
    isInPassing(command, message)
  )
}

/** "what's on tomorrow": who asks in so few words about a day is answered. */
function isBrushedOff({ intent }: Command, { tokens }: Untagged): boolean {
  const [first, ...others] = tokens.filter(({ kind }) => kind !== 'mark')
  const dated = others.some(({ kind }) => kind === 'date')
  const only = others.every(({ kind, norm }) => kind === 'date' || english.askingWords.has(norm))
  return intent === 'GENERAL_CHAT' && dated && only && english.asksWhat.has(first?.norm ?? '')
}

/** "list pending tasks and show me how many": who asks how many is told how many. */
function isUncounted({ intent, params }: Command, { text, tokens }: Untagged): boolean {
  const counts = tokens.length <= FEW_TO_COUNT && english.howMany.test(text)
  return intent === 'LIST_TASKS' && !params.count && counts
}

const FEW_TO_COUNT = 12

/** "the lorry has been in reverse gear": in the middle of a story, a single word takes nothing back. */
function isInPassing({ intent }: Command, { tokens, roles }: Untagged): boolean {
  if (intent !== 'UNDO' || tokens.length <= FEW_WORDS) return false
  const undoes = (at: number) => roles[at]?.includes('undo') === true
  const said = [...tokens.keys()].filter(undoes)
  const alone = said.length === 1 && !roles.flat().some((role) => CORRECTING.has(role))
  const [at = 0] = said
  const next = tokens[at + 1]?.norm ?? ''
  return (
    alone &&
    at > 0 &&
    tokens[at - 1]?.kind === 'word' &&
    !english.it.has(next) &&
    !english.determiners.has(next)
  )
}

const FEW_WORDS = 6
const CORRECTING: ReadonlySet<string> = new Set(['correct', 'negation'])

/** "so what's on thursday now": whoever asks what there is changes nothing; "what about thursday" may. */
function isAskedFor({ intent, spans }: Command, message: Untagged): boolean {
  const { tokens, roles, sentences } = message
  // "what do I have tomorrow and also put gym in": the question is another clause
  const span = spans.reference ?? spans.title
  if (span && clauseOf(span, message)[0] > 0) return false
  // "is the tank done", with its mark or without
  if (intent === 'COMPLETE_TASK' && english.asksFirst.has(tokens[0]?.norm ?? '')) return true
  if (!CHANGED.has(intent) || sentences.length > 1) return false
  const first = tokens.findIndex(({ kind }, at) => kind !== 'mark' && !roles[at]?.includes('filler'))
  const [word = '', next = ''] = [tokens[first]?.norm, tokens[first + 1]?.norm]
  return english.asksWhat.has(word) && !english.suggesting.has(next)
}

const CHANGED: ReadonlySet<string> = new Set(['UPDATE_TASK', 'COMPLETE_TASK', 'CREATE_TASK', 'DELETE_TASK'])

/** "drop the first to medium" deletes nothing. */
function isLowered({ intent }: Command, { tokens, roles, sentences }: Untagged): boolean {
  if (intent !== 'DELETE_TASK' || sentences.length > 1) return false
  return roles.some(
    (some, at) => some.some((role) => LEVELS.has(role)) && tokens[at - 1]?.norm === english.to,
  )
}

const LEVELS: ReadonlySet<string> = new Set(['high', 'low', 'normal'])

/** "task 2 isn't finished after all" speaks of one that is there. */
function isByNumber({ intent }: Command, { tokens, matches }: Untagged): boolean {
  const [first, second] = tokens
  if (intent !== 'CREATE_TASK' || second?.kind !== 'number' || !english.numbering.has(first?.norm ?? ''))
    return false
  return matches.titles.some(({ task }) => task.number === Number(second.stem))
}

/** "every day to stretch and call mum friday": what comes back and what is due once are two. */
function isAgainAndOnce({ intent, spans }: Command, message: Untagged): boolean {
  if (intent !== 'CREATE_TASK' || !spans.title) return false
  const { tokens } = message
  const [first, last] = [spans.title[0], spans.title[1] - 1].map((at) => clauseOf([at, at], message)[0])
  const saidIn = (which: (token: Token) => boolean) =>
    tokens.filter(which).map(({ start }) => clauseOf([start, start], message)[0])
  const again = saidIn(({ repeats }) => repeats !== undefined && repeats.doubt === undefined)
  const once = saidIn(({ kind, repeats }) => kind === 'date' && repeats === undefined)
  return first !== last && again.includes(first ?? -1) && once.includes(last ?? -1)
}

/** "call mom later" is no date, and not called "call mom" either. */
function losesVague({ intent, params, spans }: Command, { tokens }: Untagged): boolean {
  if (intent !== 'CREATE_TASK' || !spans.title || params.title === undefined) return false
  const [, end] = spans.title
  const near = [tokens.find((token) => token.end === end), tokens.find((token) => token.start > end)]
  const vague = near.find((token) => english.vague.has(token?.norm ?? ''))
  return vague !== undefined && !params.title.toLowerCase().split(' ').includes(vague.norm)
}
