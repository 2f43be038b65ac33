/** Learns the weights of the tags: a linear chain, fitted to whole messages. The same rows give the same bytes. */
import { TAGS } from '../../src/understand/tag/tags.ts'
import { linkOf, type Passes, passes, scores } from './chain.ts'
import { type Fitted, nudge, type Pace, unfitted } from './fitted.ts'
import { shuffler } from './shuffle.ts'
import { thinner } from './thinned.ts'

export interface Lesson {
  /** For each token the numbers of its features, as places in the table. */
  readonly features: readonly Int32Array[]
  readonly links: Int32Array
  readonly gold: Int32Array
}

export interface Weights {
  /** Feature × tag. */
  readonly features: Float32Array
  /** Kind of joint × tag × tag. */
  readonly links: Float32Array
}

const EPOCHS = 9
/** What is learned is the mean of what these last passes end with: no single order of the rows decides. */
const AVERAGED = 4
/** So many of the features of a word are hidden while it is learned from. */
const HIDDEN = 0.4
const RATE = 0.12
const DECAY = 4e-5
const FEATURES: Pace = { rate: RATE, decay: DECAY, start: 0.1 }
const LINKS: Pace = { rate: RATE, decay: 0, start: 0.1 }
/** A push smaller than this is not worth its time. */
const LEAST = 1e-4

export function learn(lessons: readonly Lesson[], size: number, joints: number): Weights {
  const features = unfitted(size * TAGS)
  const links = unfitted(joints * TAGS * TAGS)
  const order = [...lessons]
  const shuffle = shuffler(7)
  const thin = thinner(HIDDEN, 12_345)
  const sums = { features: new Float32Array(size * TAGS), links: new Float32Array(links.weights.length) }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order)
    for (const lesson of order) step({ ...lesson, features: lesson.features.map(thin) }, features, links)
    if (epoch < EPOCHS - AVERAGED) continue
    addTo(sums.features, features.weights)
    addTo(sums.links, links.weights)
  }
  // all of it is seen at once from now on
  return {
    features: sums.features.map((sum) => (sum * (1 - HIDDEN)) / AVERAGED),
    links: sums.links.map((sum) => sum / AVERAGED),
  }
}

function addTo(sums: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[at] as number)
}

function step(lesson: Lesson, features: Fitted, links: Fitted): void {
  if (lesson.features.length === 0) return
  const score = scores(lesson.features, features.weights)
  const both = passes(score, lesson.links, links.weights)
  nudgeFeatures(lesson, features, both)
  nudgeLinks(lesson, links, score, both)
}

function nudgeFeatures(lesson: Lesson, fitted: Fitted, both: Passes): void {
  const pushes = new Float64Array(TAGS)
  const pushed = new Int32Array(TAGS)
  for (const [at, seen] of lesson.features.entries()) {
    const count = pushesAt(at, lesson.gold[at] as number, both, pushes, pushed)
    for (const feature of seen)
      for (let index = 0; index < count; index++) {
        const tag = pushed[index] as number
        nudge(fitted, feature * TAGS + tag, pushes[tag] as number, FEATURES)
      }
  }
}

/** Which tags are still to be pushed, and how many: for most words all but a few are settled already. */
function pushesAt(
  at: number,
  gold: number,
  { forward, backward, scale }: Passes,
  pushes: Float64Array,
  pushed: Int32Array,
): number {
  let count = 0
  for (let tag = 0; tag < TAGS; tag++) {
    const place = at * TAGS + tag
    const chance = (forward[place] as number) * (backward[place] as number) * (scale[at] as number)
    const push = (gold === tag ? 1 : 0) - chance
    pushes[tag] = push
    if (push >= LEAST || push <= -LEAST) pushed[count++] = tag
  }
  return count
}

function nudgeLinks(
  { links: joints, gold }: Lesson,
  fitted: Fitted,
  score: Float64Array,
  both: Passes,
): void {
  const pairs = new Float64Array(TAGS * TAGS)
  for (let at = 1; at < gold.length; at++) {
    const joint = joints[at] as number
    const total = weighPairs(pairs, at * TAGS, joint, fitted.weights, score, both)
    const wanted = (gold[at - 1] as number) * TAGS + (gold[at] as number)
    for (let pair = 0; pair < pairs.length; pair++)
      pairs[pair] = (pair === wanted ? 1 : 0) - (pairs[pair] as number) / total
    nudgeAll(fitted, joint * pairs.length, pairs, LINKS)
  }
}

/** How much speaks for each pair of tags, here and just before; the sum of all. */
function weighPairs(
  pairs: Float64Array,
  place: number,
  joint: number,
  links: Float32Array,
  score: Float64Array,
  { forward, backward }: Passes,
): number {
  let total = 0
  for (let from = 0; from < TAGS; from++)
    for (let to = 0; to < TAGS; to++) {
      const value =
        (forward[place - TAGS + from] as number) *
        linkOf(links, joint, from, to) *
        (score[place + to] as number) *
        (backward[place + to] as number)
      pairs[from * TAGS + to] = value
      total += value
    }
  return total
}

function nudgeAll(fitted: Fitted, first: number, pushes: Float64Array, pace: Pace): void {
  for (let index = 0; index < pushes.length; index++) {
    const push = pushes[index] as number
    if (push >= LEAST || push <= -LEAST) nudge(fitted, first + index, push, pace)
  }
}
