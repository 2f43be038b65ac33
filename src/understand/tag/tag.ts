/** The likeliest purpose of every word, all of them together, and how sure each is. */

import { english } from '../english/english.ts'
import type { Token } from '../words/tokens.ts'
import { eachWord } from './features.ts'
import { type Guess, guessKind } from './kinds.ts'
import { bestPath, chances } from './paths.ts'
import type { Seen } from './seen.ts'
import { sentenceFeatures } from './sentence-features.ts'
import { addWeights, type Table } from './table.ts'
import { TAGS, type Tag, tagIndex, tags } from './tags.ts'
import { type View, viewOf } from './view.ts'

export interface Model {
  readonly kinds: Table
  readonly tags: Table
  /** Kind of joint × tag × tag. */
  readonly links: Float32Array
  /** How likely a piece is meant; null while that is being learned. */
  readonly pieces: Table | null
  /** How likely a reading is right. */
  readonly choice: Table | null
}

export interface Tagging {
  readonly tags: readonly Tag[]
  /** The chance of the tag that was chosen, word by word. */
  readonly sure: Float64Array
  readonly guesses: readonly Guess[]
}

type Lean = Partial<Record<Tag, number>>

export function tagWords(seen: Seen, model: Model): Tagging {
  return tagView(viewOf(seen), seen.tokens, model, {})
}

/** `lean`: how much more likely some tags are than what was learned. */
export function tagView(view: View, tokens: readonly Token[], model: Model, lean: Lean): Tagging {
  const guesses = view.stretches.map((_, index) => guessKind(sentenceFeatures(view, index), model.kinds))
  const score = scoresOf(view, guesses, model.tags, lean)
  const joints = tokens.map(jointBefore)
  const path = bestPath(score, joints, model.links)
  return {
    tags: Array.from(path, (tag) => tags[tag] as Tag),
    sure: chances(score, joints, model.links, path),
    guesses,
  }
}

/** How much speaks for each tag of each word. */
function scoresOf(view: View, guesses: readonly Guess[], table: Table, lean: Lean): Float64Array {
  const score = new Float64Array(view.size * TAGS)
  eachWord(view, guesses, (at, { found, size }) => addWeights(score, at * TAGS, found, table, size))
  for (const [tag, more] of Object.entries(lean))
    for (let at = tagIndex.get(tag as Tag) ?? 0; at < score.length; at += TAGS)
      score[at] = (score[at] as number) + more
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
