/** The likeliest purpose of every word, all of them together, and how sure each is. */

import { english } from '../english/english.ts'
import type { Token } from '../words/tokens.ts'
import { eachWord } from './features.ts'
import { type Guesses, guessKind } from './kinds.ts'
import { bestPaths, chances, type Path } from './paths.ts'
import { type Seen, within } from './seen.ts'
import { clauseFeatures, sentenceFeatures } from './sentence-features.ts'
import { addWeights, type Table } from './table.ts'
import { TAGS, type Tag, tagIndex, tags } from './tags.ts'
import { type View, viewOf } from './view.ts'

/** For each kind of act, what a learned chance is worth. */
export type Scales = Readonly<Record<string, readonly [slope: number, height: number]>>

export interface Model {
  /** What sentences are about, and clauses. */
  readonly kinds: Table
  readonly clauses: Table
  readonly tags: Table
  /** Kind of joint × tag × tag. */
  readonly links: Float32Array
  /** How likely a piece is meant; null while that is being learned. */
  readonly pieces: Table | null
  /** Which of the readings of a message is right, and how likely that is. */
  readonly rank: Table | null
  readonly chance: Table | null
  readonly scales: Scales
}

/** One way to take the words. */
interface Way {
  readonly tags: readonly Tag[]
  /** The chance of each of these tags, word by word. */
  readonly sure: Float64Array
  /** How far it falls behind the likeliest way. */
  readonly behind: number
  /** It is what the sentences, or the clauses, say each by itself. */
  readonly inParts: boolean
}

export interface Tagging {
  /** The likeliest first. */
  readonly ways: readonly Way[]
  readonly guesses: Guesses
}

/** How many ways are looked at, and how far behind the best they may fall; of a long text, the best alone. */
const WAYS = { count: 12, margin: 9 }
const LONG = 90

export function tagWords(seen: Seen, model: Model): Tagging {
  return tagView(viewOf(seen), seen, model)
}

export function tagView(view: View, seen: Seen, model: Model): Tagging {
  const { tokens } = seen
  const guesses = guessesOf(view, model)
  const score = scoresOf(view, guesses, model.tags)
  const joints = tokens.map(jointBefore)
  const long = tokens.length > LONG
  const paths = bestPaths(score, joints, model.links, long ? { ...WAYS, count: 1 } : WAYS)
  const sure = chances(score, joints, model.links)
  const asWay = ({ tags: path, behind }: Path, inParts = false): Way => ({
    tags: Array.from(path, (tag) => tags[tag] as Tag),
    sure: Float64Array.from(path, (tag, at) => sure[at * TAGS + tag] as number),
    behind,
    inParts,
  })
  const whole = [...paths, ...(long ? [] : allNew(score, joints, model.links))]
  const parts = long ? [] : partByPart(view, seen, { score, joints, links: model.links }, model)
  return {
    ways: [...whole.map((path) => asWay(path)), ...parts.map((path) => asWay(path, true))],
    guesses,
  }
}

export function guessesOf(view: View, { kinds, clauses }: Pick<Model, 'kinds' | 'clauses'>): Guesses {
  return {
    sentences: view.stretches.map((_, index) => guessKind(sentenceFeatures(view, index), kinds)),
    clauses: view.clauses.map((_, index) => guessKind(clauseFeatures(view, index), clauses)),
  }
}

/** How much more likely than learned the words of a new name are taken to be: "groceries", "look up hostels". */
const LEAN = 5
const NAMING = [tagIndex.get('new') ?? 0, tagIndex.get('new+') ?? 0]

/** As far as can be, the words name something new. */
function allNew(score: Float64Array, joints: readonly number[], links: Float32Array): readonly Path[] {
  const leaning = score.slice()
  for (const tag of NAMING)
    for (let at = tag; at < leaning.length; at += TAGS) leaning[at] = (leaning[at] as number) + LEAN
  return bestPaths(leaning, joints, links, { count: 1, margin: 0 }).map(({ tags }) => ({
    tags,
    behind: WAYS.margin,
  }))
}

interface Lattice {
  readonly score: Float64Array
  readonly joints: readonly number[]
  readonly links: Float32Array
}

/** What is said in one breath may be several messages: its sentences, and its clauses, each taken by itself. */
function partByPart(view: View, seen: Seen, lattice: Lattice, model: Model): readonly Path[] {
  const { stretches, clauses } = view
  const cuts = [stretches, clauses].filter(
    (parts, at) => parts.length > 1 && (at === 0 || parts.length > stretches.length),
  )
  if (cuts.length === 0) return []
  const [top] = bestPaths(lattice.score, lattice.joints, lattice.links, { count: 1, margin: 0 })
  const most = top ? spokenFor(top.tags, lattice) : 0
  return cuts.map((parts) => {
    const tags = Int32Array.from(parts.flatMap((part) => [...likeliestAlone(within(seen, part), model)]))
    return { tags, behind: most - spokenFor(tags, lattice) }
  })
}

function likeliestAlone(seen: Seen, model: Model): Int32Array {
  const view = viewOf(seen)
  const score = scoresOf(view, guessesOf(view, model), model.tags)
  const [best] = bestPaths(score, seen.tokens.map(jointBefore), model.links, { count: 1, margin: 0 })
  return best?.tags ?? new Int32Array(0)
}

function spokenFor(tags: Int32Array, { score, joints, links }: Lattice): number {
  let sum = 0
  for (const [at, tag] of tags.entries()) {
    sum += score[at * TAGS + tag] as number
    if (at > 0) sum += links[((joints[at] ?? 0) * TAGS + (tags[at - 1] as number)) * TAGS + tag] as number
  }
  return sum
}

/** How much speaks for each tag of each word. */
function scoresOf(view: View, guesses: Guesses, table: Table): Float64Array {
  const score = new Float64Array(view.size * TAGS)
  eachWord(view, guesses, (at, { found, size }) => addWeights(score, at * TAGS, found, table, size))
  return score
}

/** What stands between a word and the one before it. */
export const JOINTS = 6
export function jointBefore({ kind, norm }: Token): number {
  if (kind === 'mark') return norm === ',' ? 1 : 2
  if (kind === 'line') return 3
  if (kind === 'date') return 4
  return english.joining.has(norm) ? 5 : 0
}
