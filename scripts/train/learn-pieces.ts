/** Learns how likely a piece is meant, from messages of authors that the words were not learned from. */
import type { Interpretation } from '../../src/domain/command.ts'
import { readByRules } from '../../src/understand/by-rules.ts'
import { type Found, foundIn } from '../../src/understand/commands/commands.ts'
import type { Tagged } from '../../src/understand/commands/tagged.ts'
import { pieceFeatures } from '../../src/understand/commands/weigh.ts'
import { rolesOf } from '../../src/understand/english/roles.ts'
import type { Untagged } from '../../src/understand/reading.ts'
import { clausesIn, sentencesIn } from '../../src/understand/tag/sentences.ts'
import { type Model, type Tagging, tagWords } from '../../src/understand/tag/tag.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { featureRows, rowsFor } from './feature-rows.ts'
import { type Fitted, nudge, type Pace, unfitted } from './fitted.ts'
import type { Scene } from './gold/scene.ts'
import type { Learned } from './learn-kinds.ts'
import { isMeant } from './meant.ts'
import { NOW } from './moods.ts'
import type { Row } from './rows.ts'
import { shuffler } from './shuffle.ts'

export interface PieceLesson {
  readonly features: Int32Array
  readonly meant: boolean
}

/** A message as it was met: that of a row, or an order without a list, of which only the intent is known. */
export type Met = Omit<Scene, 'row'> & { readonly row?: Row; readonly intent?: string }

/** The message, and the ways its words could be taken. */
export function messageOf(
  scene: Met,
  model: Model,
): { readonly message: Untagged; readonly tagging: Tagging } {
  const { tokens, matches, names, mood, text } = scene
  const tagging = tagWords(scene, model)
  const roles = scene.roles ?? rolesOf(tokens)
  const sentences = sentencesIn(tokens)
  const rest = { sentences, clauses: clausesIn(tokens, sentences), roles, guesses: tagging.guesses }
  return { message: { tokens, matches, names, mood, text, now: NOW, order: 'day-first', ...rest }, tagging }
}

const heard = new WeakMap<Met, Interpretation>()

/** What the rules make of it; several lessons ask. */
export function rulesOn(scene: Met): Interpretation {
  const known = heard.get(scene)
  if (known) return known
  const { focus, shown } = scene.mood
  const read = readByRules(scene.text, {
    now: NOW,
    date_order: 'day-first',
    pointing: focus !== null || shown.length > 0,
  })
  heard.set(scene, read)
  return read
}

/** How many of the ways teach what is meant: the first is what is mostly met. */
const TAUGHT = 3

/** Where a row says what should come of it, that decides; otherwise whether the words were rightly taken. */
export function piecesOf(scene: Met, gold: readonly Tag[] | null, model: Model): readonly PieceLesson[] {
  const { message, tagging } = messageOf(scene, model)
  const { row } = scene
  return tagging.ways.slice(0, TAUGHT).flatMap((way) => {
    const tagged = { ...message, ...way }
    const found = foundIn(tagged)
    return found.map((piece) => ({
      features: pieceFeatures(piece, found, tagged),
      meant: row
        ? row.want.some((want) => isMeant(piece, want, row))
        : gold !== null && isAsTagged(piece, tagged, gold),
    }))
  })
}

function isAsTagged({ from, to, act }: Found, { tags }: Tagged, gold: readonly Tag[]): boolean {
  if (act === 'show') return gold.includes('show') || gold.includes('about')
  for (let at = from; at < to; at++) if (tags[at] !== gold[at]) return false
  return act !== 'add' || gold[to] !== 'new+'
}

const EPOCHS = 10
const PACE: Pace = { rate: 0.08, decay: 3e-4, start: 1 }

/** `rare`: features that were seen only so many times, or fewer, are left out. */
export function learnPieces(lessons: readonly PieceLesson[], rare = 3): Learned {
  const rows = featureRows(
    lessons.map(({ features }) => features),
    rare,
  )
  const fitted = unfitted(rows.size)
  const all = lessons.map(({ features, meant }) => ({ meant, seen: rowsFor(features, rows) }))
  const shuffle = shuffler(11)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(all)
    for (const { seen, meant } of all) step(seen, meant, fitted)
  }
  return { rows, table: fitted.weights }
}

function step(seen: Int32Array, meant: boolean, fitted: Fitted): void {
  let score = 0
  for (const row of seen) score += fitted.weights[row] as number
  const push = (meant ? 1 : 0) - 1 / (1 + Math.exp(-score))
  for (const row of seen) nudge(fitted, row, push, PACE)
}
