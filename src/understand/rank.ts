/**
 * Which of the readings of a message is right. Each is looked at as a whole, with all the evidence there is: what it
 * leaves out, what it does to which task, how the message begins and ends, what was said before. What was right before
 * under the same evidence decides; beside it stands the chance that the reading chosen is right at all.
 */
import type { Command, Span } from '../domain/command.ts'
import { contentAmong } from './commands/tagged.ts'
import type { Reading, Untagged } from './reading.ts'
import { hashOf, mix } from './tag/hash.ts'
import { addWeights, type Table } from './tag/table.ts'

export interface Ranked {
  readonly reading: Reading
  /** Its share of the belief in all readings of the message. */
  readonly share: number
  readonly features: Int32Array
}

/** Best first. */
export function ranked(
  readings: readonly Reading[],
  message: Untagged,
  table: Table | null,
): readonly Ranked[] {
  const facts = factsOf(message)
  const all = readings.map((reading) => {
    const features = featuresOf(reading, message, facts)
    return { reading, features, score: table ? scoreOf(features, table) : -reading.behind }
  })
  const top = Math.max(...all.map(({ score }) => score))
  const sum = all.reduce((total, { score }) => total + Math.exp(score - top), 0)
  return all
    .map(({ reading, features, score }) => ({ reading, features, share: Math.exp(score - top) / sum }))
    .sort((a, b) => b.share - a.share)
}

/** How likely the first of them is right. */
export function chanceOf(all: readonly Ranked[], table: Table): number {
  return 1 / (1 + Math.exp(-scoreOf(chanceFeatures(all), table)))
}

function scoreOf(features: Int32Array, table: Table): number {
  const score = new Float64Array(1)
  addWeights(score, 0, features, table)
  return score[0] as number
}

/** What speaks for the first being right: all that is seen of it, and how far the others fall behind. */
export function chanceFeatures(all: readonly Ranked[]): Int32Array {
  const [best, second] = all
  if (!best) return new Int32Array(0)
  const intents = hashOf(intentsOf(best.reading))
  const share = Math.min(11, Math.floor(2 * Math.log2(1 / (1.0001 - best.share))))
  const others = second ? hashOf(intentsOf(second.reading)) : 0
  return Int32Array.from([
    ...best.features,
    mix(400, share),
    mix(401, share, intents),
    mix(402, others, intents),
    mix(403, others, intents, Math.min(5, share >> 1)),
    // what the rules hear instead
    mix(
      404,
      hashOf(all.find(({ reading }) => reading.heard > 0)?.reading === best.reading ? 'same' : heardIn(all)),
      intents,
    ),
  ])
}

function heardIn(all: readonly Ranked[]): string {
  const ruled = all.find(({ reading }) => reading.heard > 0)
  return ruled ? `${intentsOf(ruled.reading)} ${ruled.reading.heard}` : ''
}

const intentsOf = ({ told: { commands, picks, meant, says } }: Reading) =>
  [
    ...new Set(commands.map(nameOf)),
    picks.length > 0 ? 'pick' : '',
    meant.length > 0 ? 'meant' : '',
    says ?? '',
  ].join(' ')

/** Reopening is another thing than ticking off. */
function nameOf(command: Command): string {
  return command.intent === 'COMPLETE_TASK' && !command.params.completed ? 'REOPEN' : command.intent
}

/** What is the same for all readings of a message. */
function factsOf({ tokens, roles, matches, mood, guesses }: Untagged): readonly number[] {
  const norm = (at: number) => hashOf(tokens.at(at)?.norm ?? '')
  const hits = Math.min(2, matches.said.filter((share) => share > 0).length)
  const best = Math.floor(Math.max(0, ...matches.said) * 3)
  const asks = tokens.some((token) => token.norm === '?') ? 1 : 0
  const open = mix(1, hashOf(mood.asked ?? ''), hashOf(mood.intents[0] ?? ''))
  const aims = mix(2, mood.focus === null ? 0 : 1, mood.shown.length > 0 ? 1 : 0)
  const length = Math.min(6, tokens.length >> 2)
  return [
    mix(300, norm(0)),
    mix(301, norm(0), norm(1)),
    mix(302, norm(-1)),
    mix(303, asks, hits),
    mix(304, hits, best),
    mix(305, length),
    mix(306, open),
    mix(307, aims, hits),
    mix(308, norm(-2), norm(-1)),
    ...[...new Set(roles.flat())].map((role) => mix(309, hashOf(role))),
    ...guesses.slice(0, 3).map((guess, at) => mix(310, at, guess.indexOf(Math.max(...guess)))),
    mix(311, guesses.length),
  ]
}

function featuresOf(reading: Reading, message: Untagged, facts: readonly number[]): Int32Array {
  const { told, behind, least, left, aside, stray, heard } = reading
  const intents = hashOf(intentsOf(reading))
  const found: number[] = []
  const put = (number: number, a = 0, b = 0) => found.push(mix(number, a, b), mix(number, intents, a, b))
  put(320)
  put(321, steps(behind))
  put(322, Math.floor(least * 8))
  put(323, Math.floor(left * 8))
  put(324, Math.floor(least * 4), Math.floor(left * 4))
  const loose = contentAmong(aside, message)
  put(325, Math.min(4, loose.length))
  put(326, Math.min(3, aside.filter((at) => (message.matches.of[at]?.length ?? 0) > 0).length))
  put(327, Math.min(2, aside.filter((at) => message.tokens[at]?.kind === 'date').length))
  put(328, Math.min(4, told.commands.length))
  put(329, Math.min(3, contentAmong(stray, message).length), told.commands.some(isByWords) ? 1 : 0)
  put(332, heard, Math.min(4, message.tokens.length >> 2))
  put(333, heard, steps(behind))
  for (const fact of facts) found.push(mix(331, intents, fact))
  for (const command of told.commands) ofCommand(command, message, loose.length, found)
  return Int32Array.from(found)
}

/** Points at a task in words that may be no task's. */
function isByWords({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'text' in params.reference
}

/** Far behind is far behind. */
function steps(behind: number): number {
  return behind === 0 ? 0 : 1 + Math.min(9, Math.floor(behind * 1.5))
}

/** What one command does, and to what. */
function ofCommand(command: Command, message: Untagged, loose: number, found: number[]): void {
  const name = hashOf(nameOf(command))
  const put = (number: number, a = 0, b = 0) => found.push(mix(number, name, a, b))
  const { params, spans } = command
  for (const field of Object.keys(params)) put(340, hashOf(field))
  put(341, hashOf(Object.keys(params).sort().join(' ')))
  if (command.intent === 'CREATE_TASK') ofTitle(spans.title, message, put)
  if ('reference' in params && params.reference) ofReference(params.reference, message, loose, put)
  if (spans.due_date) ofDate(spans.due_date, message, put)
  if (spans.description) ofNote(spans.description, message, put)
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

function ofTitle(span: Span | undefined, message: Untagged, put: Put): void {
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
  for (const role of roles[from] ?? []) put(356, hashOf(role))
  for (const role of roles[to - 1] ?? []) put(357, hashOf(role))
  const own = matches.of.slice(from, to).filter((titles) => titles.length > 0).length
  put(358, Math.min(3, own), Math.min(3, to - from))
  for (const role of roles.slice(from, to).flat()) put(359, hashOf(role))
  const inner = tokens.slice(from + 1, to - 1).filter(({ kind }) => kind !== 'word')
  for (const token of inner) put(360, hashOf(token.kind), hashOf(token.norm))
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
