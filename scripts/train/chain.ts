/**
 * How likely each tag is at each place of a message, given all the others: forward and backward through the chain.
 * Every list is place × tag, flat.
 */
import { TAGS } from '../../src/understand/tag/tags.ts'

export interface Passes {
  readonly forward: Float64Array
  readonly backward: Float64Array
  /** For each place, what brings forward × backward to a sum of one. */
  readonly scale: Float64Array
}

export function scores(features: readonly Int32Array[], weights: Float32Array): Float64Array {
  const score = new Float64Array(features.length * TAGS)
  for (const [at, seen] of features.entries()) {
    for (const feature of seen) addRow(score, at * TAGS, weights, feature * TAGS)
    toShares(score, at * TAGS)
  }
  return score
}

function addRow(score: Float64Array, place: number, weights: Float32Array, row: number): void {
  for (let tag = 0; tag < TAGS; tag++)
    score[place + tag] = (score[place + tag] as number) + (weights[row + tag] as number)
}

/** The largest becomes 1: sums that grow with the message do not overflow. */
function toShares(score: Float64Array, place: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (let tag = 0; tag < TAGS; tag++) top = Math.max(top, score[place + tag] as number)
  for (let tag = 0; tag < TAGS; tag++) score[place + tag] = Math.exp((score[place + tag] as number) - top)
}

export function passes(score: Float64Array, joints: Int32Array, links: Float32Array): Passes {
  const forward = forwardPass(score, joints, links)
  const backward = backwardPass(score, joints, links)
  const scale = new Float64Array(score.length / TAGS)
  for (let at = 0; at < scale.length; at++) {
    let both = 0
    for (let tag = 0; tag < TAGS; tag++)
      both += (forward[at * TAGS + tag] as number) * (backward[at * TAGS + tag] as number)
    scale[at] = 1 / both
  }
  return { forward, backward, scale }
}

function forwardPass(score: Float64Array, joints: Int32Array, links: Float32Array): Float64Array {
  const forward = new Float64Array(score.length)
  for (let place = 0; place < score.length; place += TAGS) {
    const joint = joints[place / TAGS] as number
    for (let tag = 0; tag < TAGS; tag++) {
      let into = place === 0 ? 1 : 0
      for (let from = 0; from < TAGS && place > 0; from++)
        into += (forward[place - TAGS + from] as number) * linkOf(links, joint, from, tag)
      forward[place + tag] = into * (score[place + tag] as number)
    }
    toSumOfOne(forward, place)
  }
  return forward
}

function backwardPass(score: Float64Array, joints: Int32Array, links: Float32Array): Float64Array {
  const backward = new Float64Array(score.length)
  const last = score.length - TAGS
  for (let place = last; place >= 0; place -= TAGS) {
    const [next, joint] = [place + TAGS, joints[place / TAGS + 1] as number]
    for (let tag = 0; tag < TAGS; tag++) {
      let out = place === last ? 1 : 0
      for (let to = 0; to < TAGS && place < last; to++)
        out += linkOf(links, joint, tag, to) * (score[next + to] as number) * (backward[next + to] as number)
      backward[place + tag] = out
    }
    toSumOfOne(backward, place)
  }
  return backward
}

export function linkOf(links: Float32Array, joint: number, from: number, to: number): number {
  return Math.exp(links[(joint * TAGS + from) * TAGS + to] as number)
}

/** Long messages would underflow otherwise. */
function toSumOfOne(values: Float64Array, place: number): void {
  let sum = 0
  for (let tag = 0; tag < TAGS; tag++) sum += values[place + tag] as number
  for (let tag = 0; tag < TAGS; tag++) values[place + tag] = (values[place + tag] as number) / sum
}
