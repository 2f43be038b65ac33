/** All the ways the words of a message could be taken: the likeliest, and how likely each word of it is right. */
import { TAGS } from './tags.ts'

const PAIRS = TAGS * TAGS

/** One way to take all the words, and how far it falls behind the likeliest. */
export interface Path {
  readonly tags: Int32Array
  readonly behind: number
}

/** A word and its tag, with what follows it already settled. */
interface Step {
  readonly at: number
  readonly tag: number
  /** How much speaks for what follows, and for all of the way at best. */
  readonly rest: number
  readonly whole: number
  readonly next: Step | null
}

/**
 * The likeliest ways, best first. What best leads up to each tag is known from one pass forward; from the end back, the
 * most promising step is taken next, so that no way is looked at in vain.
 */
export function bestPaths(
  score: Float64Array,
  joints: readonly number[],
  links: Float32Array,
  { count, margin }: { readonly count: number; readonly margin: number },
): readonly Path[] {
  const last = joints.length - 1
  if (last < 0) return []
  const best = score.slice()
  for (let at = 1; at <= last; at++) step(best, at, (joints[at] ?? 0) * PAIRS, links)
  const top = best[last * TAGS + topOf(best, last)] as number
  const open = endings(best, last, top - margin)
  const paths: Path[] = []
  for (let here = open.pop(); here && paths.length < count; here = open.pop()) {
    if (here.at === 0) paths.push({ tags: tagsAlong(here, last + 1), behind: top - here.whole })
    else widen(here, { score, best, joints, links }, top - margin, open)
  }
  return paths
}

function endings(best: Float64Array, last: number, least: number): Heap {
  const open = new Heap()
  for (let tag = 0; tag < TAGS; tag++) {
    const whole = best[last * TAGS + tag] as number
    if (whole >= least) open.push({ at: last, tag, rest: 0, whole, next: null })
  }
  return open
}

interface Lattice {
  readonly score: Float64Array
  readonly best: Float64Array
  readonly joints: readonly number[]
  readonly links: Float32Array
}

/** All that could come before this step, if it is likely enough. */
function widen(next: Step, { score, best, joints, links }: Lattice, least: number, open: Heap): void {
  const { at, tag } = next
  const base = (joints[at] ?? 0) * PAIRS + tag
  const own = (score[at * TAGS + tag] as number) + next.rest
  for (let from = 0; from < TAGS; from++) {
    const rest = own + (links[base + from * TAGS] as number)
    const whole = rest + (best[(at - 1) * TAGS + from] as number)
    if (whole >= least) open.push({ at: at - 1, tag: from, rest, whole, next })
  }
}

function tagsAlong(first: Step, length: number): Int32Array {
  const tags = new Int32Array(length)
  for (let here: Step | null = first; here; here = here.next) tags[here.at] = here.tag
  return tags
}

/** Steps, the most promising on top. */
class Heap {
  private readonly steps: Step[] = []

  push(step: Step): void {
    const { steps } = this
    let at = steps.push(step) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((steps[above] as Step).whole >= step.whole) break
      steps[at] = steps[above] as Step
      at = above
    }
    steps[at] = step
  }

  pop(): Step | null {
    const { steps } = this
    const top = steps[0] ?? null
    const last = steps.pop()
    if (last && steps.length > 0) this.sink(last)
    return top
  }

  private sink(step: Step): void {
    const { steps } = this
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= steps.length) break
      const right = steps[below + 1]
      if (right && right.whole > (steps[below] as Step).whole) below++
      if ((steps[below] as Step).whole <= step.whole) break
      steps[at] = steps[below] as Step
      at = below
    }
    steps[at] = step
  }
}

/** For each tag of a word, how much speaks for the best that leads up to it, and for itself. */
function step(best: Float64Array, at: number, base: number, links: Float32Array): void {
  const here = at * TAGS
  const before = here - TAGS
  for (let to = 0; to < TAGS; to++) {
    let top = Number.NEGATIVE_INFINITY
    for (let from = 0; from < TAGS; from++) {
      const value = (best[before + from] as number) + (links[base + from * TAGS + to] as number)
      if (value > top) top = value
    }
    best[here + to] = top + (best[here + to] as number)
  }
}

function topOf(score: Float64Array, at: number): number {
  let top = 0
  for (let tag = 1; tag < TAGS; tag++)
    if ((score[at * TAGS + tag] as number) > (score[at * TAGS + top] as number)) top = tag
  return top
}

/** How likely each tag of each word is, over all the ways the words could be taken: forward and backward. */
export function chances(score: Float64Array, joints: readonly number[], links: Float32Array): Float64Array {
  const length = joints.length
  if (length === 0) return new Float64Array(0)
  const weights = weightsOf(score, length)
  const factors = factorsOf(links)
  const both = forwards(weights, joints, factors)
  const backward = backwards(weights, joints, factors)
  for (let index = 0; index < both.length; index++)
    both[index] = (both[index] as number) * (backward[index] as number)
  for (let at = 0; at < length; at++) evenOut(both, at)
  return both
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
