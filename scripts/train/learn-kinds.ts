/** Learns what a sentence is about: one linear model over all that is seen of it. */
import { KINDS, kinds, shares } from '../../src/understand/tag/kinds.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { type FeatureRows, featureRows, rowsFor } from './feature-rows.ts'
import { type Fitted, nudge, type Pace, unfitted } from './fitted.ts'
import { shuffler } from './shuffle.ts'

export interface Sentence {
  readonly features: Int32Array
  readonly kind: number
}

const KIND_OF: Partial<Record<Tag, (typeof kinds)[number]>> = {
  new: 'add',
  'new+': 'add',
  done: 'done',
  reopen: 'reopen',
  change: 'change',
  becomes: 'change',
  replaced: 'change',
  list: 'change',
  label: 'change',
  note: 'change',
  drop: 'drop',
  about: 'show',
  show: 'show',
  undo: 'undo',
  pick: 'pick',
  meant: 'meant',
  yes: 'yes',
  no: 'no',
}

/** The kind of most of its words; a date alone sets or changes one. */
export function kindOf(gold: readonly Tag[]): number {
  const counts = new Map<string, number>()
  for (const tag of gold) {
    const kind = KIND_OF[tag]
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (most) return kinds.indexOf(most[0] as (typeof kinds)[number])
  return gold.includes('due') || gold.includes('level') ? kinds.indexOf('change') : 0
}

/** What was learned about each feature, before it is packed. */
export interface Learned {
  readonly rows: FeatureRows
  readonly table: Float32Array
}

const EPOCHS = 12
const PACE: Pace = { rate: 0.1, decay: 1e-4, start: 0.5 }
/** A push smaller than this is not worth its time. */
const LEAST = 1e-3

export function learnKinds(sentences: readonly Sentence[]): Learned {
  const rows = featureRows(
    sentences.map(({ features }) => features),
    1,
  )
  const fitted = unfitted(rows.size * KINDS)
  const lessons = sentences.map(({ features, kind }) => ({ kind, seen: rowsFor(features, rows) }))
  const shuffle = shuffler(11)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(lessons)
    for (const { seen, kind } of lessons) step(seen, kind, fitted)
  }
  return { rows, table: fitted.weights }
}

function step(seen: Int32Array, kind: number, fitted: Fitted): void {
  const chances = chancesOf(seen, fitted.weights)
  for (let one = 0; one < KINDS; one++) {
    const push = (one === kind ? 1 : 0) - (chances[one] as number)
    if (push < LEAST && push > -LEAST) continue
    for (const row of seen) nudge(fitted, row * KINDS + one, push, PACE)
  }
}

function chancesOf(seen: Int32Array, weights: Float32Array): Float64Array {
  const score = new Float64Array(KINDS)
  for (const row of seen)
    for (let one = 0; one < KINDS; one++)
      score[one] = (score[one] as number) + (weights[row * KINDS + one] as number)
  return shares(score)
}
