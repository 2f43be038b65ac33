/** What speaks for one command of a reading: what it does to what, in which words, and what is said beside them. */
import type { Command, Span } from '../domain/command.ts'
import { clauseAt, contentAmong } from './commands/tagged.ts'
import type { Untagged } from './reading.ts'
import { hashOf, mix } from './tag/hash.ts'
import { likeliest } from './tag/kinds.ts'

/** Reopening is another thing than ticking off. */
export function nameOf(command: Command): string {
  return command.intent === 'COMPLETE_TASK' && !command.params.completed ? 'REOPEN' : command.intent
}

/** Where a command is said: the clause of its first words; -1 where it has none of its own. */
function clauseOf({ spans }: Command, message: Untagged): number {
  const [start] = [spans.title, spans.reference, spans.due_date].flatMap((span) => span ?? [])
  if (start === undefined) return -1
  return clauseAt(
    message,
    message.tokens.findIndex(({ end }) => end > start),
  )
}

/** Each clause by what it seems to be about, and what the reading makes of it: nothing, though it reports something? */
export function ofClauses(
  commands: readonly Command[],
  loose: readonly number[],
  message: Untagged,
): number[] {
  const { clauses, guesses, matches } = message
  const acts = new Map(commands.map((command) => [clauseOf(command, message), hashOf(nameOf(command))]))
  return clauses.flatMap(([from, to], index) => {
    const guess = guesses.clauses[index]
    if (!guess) return []
    const act = acts.get(index) ?? 0
    const left = Math.min(3, loose.filter((at) => at >= from && at < to).length)
    const names = matches.of.slice(from, to).some((titles) => titles.length > 0) ? 1 : 0
    const kind = likeliest(guess)
    return [
      mix(396, kind, Math.floor(Math.max(...guess) * 4), act),
      mix(397, kind, left * 2 + names, act),
      mix(398, left, act),
    ]
  })
}

/** What one command does, and to what. `loose`: the places of words with a meaning that the reading has no use for. */
export function ofCommand(
  command: Command,
  message: Untagged,
  loose: readonly number[],
  found: number[],
): void {
  const name = hashOf(nameOf(command))
  const put = (number: number, a = 0, b = 0) => found.push(mix(number, name, a, b))
  const { params, spans } = command
  const roles = rolesIn(message)
  for (const field of Object.keys(params)) {
    const hash = hashOf(field)
    put(340, hash)
    for (const role of roles) put(395, hash, role)
  }
  put(341, hashOf(Object.keys(params).sort().join(' ')))
  if (command.intent === 'CREATE_TASK') ofTitle(spans.title, loose, message, put)
  if ('reference' in params && params.reference) ofReference(params.reference, message, loose.length, put)
  if (spans.due_date) ofDate(spans.due_date, message, put)
  if (spans.description) ofNote(spans.description, message, put)
  const clause = clauseOf(command, message)
  if (clause >= 0) ofClause(clause, loose, message, put)
}

const known = new WeakMap<Untagged['roles'], readonly number[]>()

/** All roles there are in a message; each of its readings asks. */
function rolesIn({ roles }: Untagged): readonly number[] {
  const found = known.get(roles) ?? [...new Set(roles.flat())].map(hashOf)
  known.set(roles, found)
  return found
}

/** What is said in the same breath: beside other orders, the message as a whole says little of this one. */
function ofClause(index: number, loose: readonly number[], message: Untagged, put: Put): void {
  const { tokens, roles, clauses, guesses } = message
  const [from, to] = clauses[index] ?? [0, 0]
  put(399, Math.min(4, loose.filter((at) => at >= from && at < to).length))
  const guess = guesses.clauses[index]
  if (guess) put(390, likeliest(guess), Math.floor(Math.max(...guess) * 4))
  put(391, hashOf(tokens[from]?.norm ?? ''))
  put(392, hashOf(tokens[to - 1]?.norm ?? ''))
  for (const role of new Set(roles.slice(from, to).flat())) put(393, hashOf(role))
  put(394, Math.min(5, clauses.length), Math.min(3, index))
}

/** What leads up to a date, and what kind of date it is. */
function ofDate([start]: Span, { tokens }: Untagged, put: Put): void {
  const at = tokens.findIndex((token) => token.start === start)
  const norm = (place: number) => hashOf(tokens[place]?.norm ?? '')
  put(380, hashOf(tokens[at]?.date?.rule ?? ''))
  put(381, norm(at - 1))
  put(382, norm(at + 1))
}

/** How a note begins, and what it leaves out. */
function ofNote([start, end]: Span, { tokens }: Untagged, put: Put): void {
  const from = tokens.findIndex((token) => token.end > start)
  const to = tokens.findLastIndex((token) => token.start < end) + 1
  const norm = (place: number) => hashOf(tokens[place]?.norm ?? '')
  put(385, norm(from - 1))
  put(386, norm(to))
  put(387, Math.min(8, to - from), to === tokens.length ? 1 : 0)
}

type Put = (number: number, a?: number, b?: number) => void

function ofTitle(span: Span | undefined, loose: readonly number[], message: Untagged, put: Put): void {
  if (!span) return
  const { tokens, roles, matches } = message
  const from = tokens.findIndex(({ end }) => end > span[0])
  const to = tokens.findLastIndex(({ start }) => start < span[1]) + 1
  const norm = (at: number) => hashOf(tokens[at]?.norm ?? '')
  put(350, norm(from))
  put(351, norm(to - 1))
  put(352, norm(from - 1))
  put(353, norm(to))
  put(354, norm(from - 2), norm(from - 1))
  put(355, Math.min(8, to - from))
  // a name that breaks off before a word nobody knows has hardly ended
  put(361, unknownAt(from - 1, message), unknownAt(to, message))
  put(363, loose.includes(from - 1) ? 1 : 0, loose.includes(to) ? 1 : 0)
  for (const role of roles[from] ?? []) put(356, hashOf(role))
  for (const role of roles[to - 1] ?? []) put(357, hashOf(role))
  const own = matches.of.slice(from, to).filter((titles) => titles.length > 0).length
  put(358, Math.min(3, own), Math.min(3, to - from))
  put(362, ...knownShare(from, to, message))
  for (const role of roles.slice(from, to).flat()) put(359, hashOf(role))
  const inner = tokens.slice(from + 1, to - 1).filter(({ kind }) => kind !== 'word')
  for (const token of inner) put(360, hashOf(token.kind), hashOf(token.norm))
}

/** Whether a task of the list has all the words of it that mean anything, and how many these are. */
function knownShare(from: number, to: number, message: Untagged): readonly [number, number] {
  const { matches, tokens, roles } = message
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  const meaning = places.filter(
    (at) => (matches.of[at] ?? []).length > 0 || contentAmong([at], { tokens, roles }).length > 0,
  )
  const most = Math.max(
    0,
    ...matches.titles.map((_, title) => meaning.filter((at) => matches.of[at]?.includes(title)).length),
  )
  return [most === 0 ? 0 : most === meaning.length ? 2 : 1, Math.min(3, most)]
}

/** A word with a meaning of its own that no list of words has. */
function unknownAt(at: number, { tokens, roles }: Untagged): number {
  const token = tokens[at]
  const content = token?.kind === 'word' || token?.kind === 'code' || token?.kind === 'number'
  return content && (roles[at]?.length ?? 0) === 0 && contentAmong([at], { tokens, roles }).length > 0 ? 1 : 0
}

const filterOf = (reference: object) => ('filter' in reference ? (reference.filter as object) : {})

function ofReference(reference: object, message: Untagged, loose: number, put: Put): void {
  const { matches, mood, roles } = message
  put(370, hashOf(Object.keys(reference).sort().join(' ')))
  put(375, hashOf(Object.keys(filterOf(reference)).sort().join(' ')))
  if (!('number' in reference)) return
  const at = matches.titles.findIndex(({ task }) => task.number === reference.number)
  const own = matches.said[at] ?? 0
  const best = Math.max(0, ...matches.said)
  put(371, at < 0 ? 9 : Math.floor(own * 5), own < best ? 1 : 0)
  put(372, at < 0 ? 2 : matches.titles[at]?.task.completed ? 1 : 0)
  // "I bought a car" is not about buying milk
  const named = matches.of.some((titles, place) => titles.includes(at) && !roles[place]?.includes('deed'))
  put(374, named ? 1 : 0, Math.min(2, loose))
  put(373, mood.focus === reference.number ? 1 : 0, mood.choices.includes(reference.number as number) ? 1 : 0)
}
