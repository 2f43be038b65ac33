/** What a single word or two rule out: who asks changes nothing, "drop to" deletes nothing, "task 2" is none to add. */
import type { Command } from '../domain/command.ts'
import { english } from './english/english.ts'
import type { Untagged } from './reading.ts'

export function isPlainlyNot(command: Command, message: Untagged): boolean {
  return (
    isAskedFor(command, message) ||
    isLowered(command, message) ||
    isByNumber(command, message) ||
    isInPassing(command, message)
  )
}

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
function isAskedFor({ intent }: Command, { tokens, roles, sentences }: Untagged): boolean {
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
