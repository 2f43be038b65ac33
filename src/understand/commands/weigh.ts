/**
 * How likely each piece is meant: a new task, a task that is pointed at, a question. Learned from what came of pieces
 * like it, with all the evidence there is: the words around it, the list, the rest of the message. A story names many
 * things in passing; what is unlikely to be meant is left out.
 */
import { hashOf, mix } from '../tag/hash.ts'
import { kinds } from '../tag/kinds.ts'
import { addWeights, type Table } from '../tag/table.ts'
import type { Tag } from '../tag/tags.ts'
import type { Matches } from '../words/matches.ts'
import { clauseAt, hasRole, type Piece, type Tagged } from './tagged.ts'

/** What a piece is for. */
export type Act = 'add' | 'done' | 'reopen' | 'change' | 'drop' | 'about' | 'show' | 'undo' | 'pick' | 'meant'

export interface Weighed extends Piece {
  readonly act: Act
  /** The titles it may point at, best first. */
  readonly numbers: readonly number[]
}

export interface Chance extends Weighed {
  readonly chance: number
}

const TAGS_OF: Readonly<Record<Act, readonly Tag[]>> = {
  add: ['new', 'new+'],
  done: ['done'],
  reopen: ['reopen'],
  change: ['change', 'due', 'level', 'list', 'label', 'becomes', 'note'],
  drop: ['drop'],
  about: ['about', 'show'],
  show: ['show'],
  undo: ['undo'],
  pick: ['pick'],
  meant: ['meant'],
}

const KIND_OF: Readonly<Record<Act, (typeof kinds)[number]>> = {
  add: 'add',
  done: 'done',
  reopen: 'reopen',
  change: 'change',
  drop: 'drop',
  about: 'show',
  show: 'show',
  undo: 'undo',
  pick: 'pick',
  meant: 'meant',
}

export function chanceOf(piece: Weighed, all: readonly Weighed[], tagged: Tagged, table: Table): number {
  const score = new Float64Array(1)
  addWeights(score, 0, pieceFeatures(piece, all, tagged), table)
  return 1 / (1 + Math.exp(-(score[0] as number)))
}

const bucket = (share: number, parts: number) => Math.min(parts - 1, Math.max(0, Math.floor(share * parts)))

export function pieceFeatures(piece: Weighed, all: readonly Weighed[], tagged: Tagged): Int32Array {
  const act = hashOf(piece.act)
  const found: number[] = [mix(200, act)]
  const put = (kind: number, a: number, b = 0) => found.push(mix(kind, act, a, b))
  sureness(piece, tagged, put)
  company(piece, all, tagged, put)
  if (piece.act === 'add') wording(piece, tagged, put)
  else pointing(piece, all, tagged, put)
  surroundings(piece, tagged, put)
  return Int32Array.from(found)
}

type Put = (kind: number, a: number, b?: number) => void

function sureness({ act, from, to, in: index }: Weighed, tagged: Tagged, put: Put): void {
  const { tags, sure, guesses } = tagged
  const own = TAGS_OF[act]
  let [sum, count, least] = [0, 0, 1]
  for (let at = from; at < to; at++) {
    if (!own.includes(tags[at] as Tag)) continue
    sum += sure[at] as number
    count++
    least = Math.min(least, sure[at] as number)
  }
  const mean = count === 0 ? 0 : sum / count
  const kind = kinds.indexOf(KIND_OF[act])
  const sentence = guesses.sentences[index]
  const guess = sentence?.[kind] ?? 0
  const near = guesses.clauses[clauseAt(tagged, from)]?.[kind] ?? 0
  put(201, bucket(mean, 10))
  put(202, bucket(least, 6))
  put(203, bucket(guess, 8))
  put(204, bucket(mean, 4), bucket(guess, 4))
  put(206, bucket(near, 8))
  put(207, bucket(near, 4), bucket(guess, 4))
  put(208, bucket(near, 4), bucket(mean, 4))
  const top = sentence?.indexOf(Math.max(...sentence)) ?? 0
  put(205, top, bucket(mean, 3))
}

/** Beside how many others of its kind and of other kinds it stands, and which of them is the surest. */
function company(piece: Weighed, all: readonly Weighed[], { sentences, sure }: Tagged, put: Put): void {
  const same = all.filter(({ act }) => act === piece.act)
  put(210, Math.min(3, same.length), rankOf(piece, same, sure))
  put(211, Math.min(3, all.length - same.length), Math.min(3, same.length))
  put(212, Math.min(3, sentences.length), Math.min(3, piece.in))
  const others = new Set<Act>()
  for (const { act } of all) if (act !== piece.act) others.add(act)
  for (const other of others) put(213, hashOf(other))
  put(214, piece.in === sentences.length - 1 ? 1 : 0, Math.min(3, sentences.length))
}

/** How many are surer; two are as good as many. */
function rankOf(piece: Weighed, same: readonly Weighed[], sure: Float64Array): number {
  const own = meanOf(piece, sure)
  let rank = 0
  for (let at = 0; at < same.length && rank < 2; at++) if (meanOf(same[at] as Weighed, sure) > own) rank++
  return rank
}

function meanOf({ from, to }: Piece, sure: Float64Array): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += sure[at] ?? 0
  return sum / Math.max(1, to - from)
}

/** Of a new task: how it begins and ends, what leads up to it, and whether it tells a story. */
function wording({ from, to }: Weighed, tagged: Tagged, put: Put): void {
  const { tokens } = tagged
  const norm = (at: number) => hashOf(tokens[at]?.norm ?? '')
  put(220, norm(from))
  put(221, norm(to - 1))
  put(222, norm(from - 1))
  put(223, norm(from - 2), norm(from - 1))
  put(224, norm(to))
  put(225, Math.min(6, to - from))
  put(226, tagged.roles[from]?.includes('deed') ? 1 : 0, Math.min(3, to - from))
  for (let at = from; at < to; at++) put(227, norm(at))
  for (let at = Math.max(0, from - 4); at < from; at++)
    for (const role of tagged.roles[at] ?? []) put(228, hashOf(role))
  for (const role of tagged.roles[from] ?? []) put(229, hashOf(role))
}

/** Of a task that is pointed at: how much of it was said, beside how much of others; whether its state fits. */
function pointing(
  piece: Weighed,
  all: readonly Weighed[],
  { matches, mood, tokens }: Tagged,
  put: Put,
): void {
  const own = shareOf(piece, matches)
  let best = own
  for (const other of all) best = Math.max(best, shareOf(other, matches))
  const [number = 0] = piece.numbers
  const task = matches.titles.find((title) => title.task.number === number)?.task
  put(230, bucket(own, 6), Math.min(2, piece.numbers.length))
  put(231, bucket(best === 0 ? 0 : own / best, 4), bucket(own, 3))
  put(232, task === undefined ? 2 : task.completed ? 1 : 0)
  put(233, mood.focus === number ? 1 : 0, mood.choices.includes(number) ? 1 : 0)
  put(234, Math.min(4, piece.to - piece.from))
  const others = all.filter((other) => other !== piece && other.numbers[0] === number)
  for (const { act } of others) put(235, hashOf(act))
  put(236, hashOf(tokens[piece.from - 1]?.norm ?? ''))
  put(237, hashOf(tokens[piece.to]?.norm ?? ''))
}

function shareOf({ numbers: [number] }: Weighed, { titles, said }: Matches): number {
  if (number === undefined) return 0
  for (let at = 0; at < titles.length; at++) if (titles[at]?.task.number === number) return said[at] ?? 0
  return 0
}

/** The sentence it stands in: what is denied, asked or supposed there. */
function surroundings({ in: index, from }: Weighed, tagged: Tagged, put: Put): void {
  const { tokens, mood } = tagged
  const [start, end] = tagged.sentences[index] ?? [0, 0]
  const roles = new Set<string>()
  for (let at = start; at < end; at++) for (const role of tagged.roles[at] ?? []) roles.add(role)
  for (const role of roles) put(240, hashOf(role))
  nearby(from, tagged, put)
  put(241, hashOf(tokens[end - 1]?.norm ?? ''))
  put(242, hashOf(tokens[start]?.norm ?? ''))
  put(243, hashOf(mood.asked ?? ''), hashOf(mood.intents[0] ?? ''))
  denials(from, start, tagged, put)
  put(245, Math.min(6, (end - start) >> 2))
}

/** What is said in the same clause. */
function nearby(from: number, tagged: Tagged, put: Put): void {
  const [first, last] = tagged.clauses[clauseAt(tagged, from)] ?? [0, 0]
  for (const role of new Set(tagged.roles.slice(first, last).flat())) put(246, hashOf(role))
  put(247, hashOf(tagged.tokens[first]?.norm ?? ''))
}

/** How far before it something is denied. */
function denials(from: number, start: number, tagged: Tagged, put: Put): void {
  for (let at = Math.max(start, from - 5); at < from; at++)
    if (hasRole(tagged, at, 'negation')) put(244, from - at)
}
