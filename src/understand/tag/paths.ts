/** All the ways the words of a message could be taken: the likeliest, and how likely each word of it is right. */
import { TAGS } from './tags.ts'

const PAIRS = TAGS * TAGS

/** Word by word the tag of the likeliest way. */
export function bestPath(score: Float64Array, joints: readonly number[], links: Float32Array): Int32Array {
  const length = joints.length
  const back = new Int32Array(score.length)
  const best = score.slice()
  for (let at = 1; at < length; at++) step(best, back, at, (joints[at] ?? 0) * PAIRS, links)
  const path = new Int32Array(length)
  if (length > 0) path[length - 1] = topOf(best, length - 1)
  for (let at = length - 1; at > 0; at--) path[at - 1] = back[at * TAGS + (path[at] as number)] as number
  return path
}

/** For each tag of a word, the best that leads up to it and where that comes from. */
function step(best: Float64Array, back: Int32Array, at: number, base: number, links: Float32Array): void {
  const here = at * TAGS
  const before = here - TAGS
  for (let to = 0; to < TAGS; to++) {
    let top = Number.NEGATIVE_INFINITY
    let from = 0
    for (let one = 0; one < TAGS; one++) {
      const value = (best[before + one] as number) + (links[base + one * TAGS + to] as number)
      if (value > top) {
        top = value
        from = one
      }
    }
    best[here + to] = top + (best[here + to] as number)
    back[here + to] = from
  }
}

function topOf(score: Float64Array, at: number): number {
  let top = 0
  for (let tag = 1; tag < TAGS; tag++)
    if ((score[at * TAGS + tag] as number) > (score[at * TAGS + top] as number)) top = tag
  return top
}

/** Forward and backward over all the ways the words could be taken. */
export function chances(
  score: Float64Array,
  joints: readonly number[],
  links: Float32Array,
  path: Int32Array,
): Float64Array {
  const length = joints.length
  if (length === 0) return new Float64Array(0)
  const weights = weightsOf(score, length)
  const factors = factorsOf(links)
  const forward = forwards(weights, joints, factors)
  const backward = backwards(weights, joints, factors)
  const sure = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    let sum = 0
    for (let index = at * TAGS; index < (at + 1) * TAGS; index++)
      sum += (forward[index] as number) * (backward[index] as number)
    const own = at * TAGS + (path[at] as number)
    sure[at] = sum > 0 ? ((forward[own] as number) * (backward[own] as number)) / sum : 0
  }
  return sure
}

/** Of each word's tags beside its best one. */
function weightsOf(score: Float64Array, length: number): Float64Array {
  const weights = new Float64Array(score.length)
  for (let at = 0; at < length; at++) {
    const top = score[at * TAGS + topOf(score, at)] as number
    for (let index = at * TAGS; index < (at + 1) * TAGS; index++)
      weights[index] = Math.exp((score[index] as number) - top)
  }
  return weights
}

const known = new WeakMap<Float32Array, Float64Array>()

/** The same for every message: worked out once. */
function factorsOf(links: Float32Array): Float64Array {
  const before = known.get(links)
  if (before) return before
  const factors = Float64Array.from(links, Math.exp)
  known.set(links, factors)
  return factors
}

/** Counts the word itself and all before it. */
function forwards(weights: Float64Array, joints: readonly number[], factors: Float64Array): Float64Array {
  const sums = new Float64Array(weights.length)
  sums.set(weights.subarray(0, TAGS))
  evenOut(sums, 0)
  for (let at = 1; at < joints.length; at++) {
    const here = at * TAGS
    const base = (joints[at] ?? 0) * PAIRS
    for (let tag = 0; tag < TAGS; tag++) {
      let value = 0
      for (let other = 0; other < TAGS; other++)
        value += (factors[base + other * TAGS + tag] as number) * (sums[here - TAGS + other] as number)
      sums[here + tag] = value * (weights[here + tag] as number)
    }
    evenOut(sums, at)
  }
  return sums
}

/** Counts only what follows the word. */
function backwards(weights: Float64Array, joints: readonly number[], factors: Float64Array): Float64Array {
  const sums = new Float64Array(weights.length)
  const last = joints.length - 1
  sums.fill(1, last * TAGS)
  evenOut(sums, last)
  for (let at = last - 1; at >= 0; at--) {
    const next = (at + 1) * TAGS
    const base = (joints[at + 1] ?? 0) * PAIRS
    for (let tag = 0; tag < TAGS; tag++) {
      let value = 0
      for (let other = 0; other < TAGS; other++)
        value +=
          (factors[base + tag * TAGS + other] as number) *
          (sums[next + other] as number) *
          (weights[next + other] as number)
      sums[at * TAGS + tag] = value
    }
    evenOut(sums, at)
  }
  return sums
}

/** So that neither grows without end nor vanishes. */
function evenOut(sums: Float64Array, at: number): void {
  let total = 0
  for (let index = at * TAGS; index < (at + 1) * TAGS; index++) total += sums[index] as number
  for (let index = at * TAGS; index < (at + 1) * TAGS; index++) sums[index] = (sums[index] as number) / total
}
