/**
 * What the learned chance of a reading is worth for people never met. A chance is learned from messages of all authors;
 * held against authors it was not learned from, some acts turn out right more often than it says. So for each kind of
 * act a line is fitted through what it said and what came of it: of what is believed at seven in ten, seven are right.
 */
import type { actOf } from '../../src/understand/rank.ts'
import type { Scales } from '../../src/understand/tag/tag.ts'
import { learnPieces, type PieceLesson } from './learn-pieces.ts'

export interface First extends PieceLesson {
  readonly act: ReturnType<typeof actOf>
  /** The part of the authors it belongs to; null: no author's, and so nobody's way to speak. */
  readonly part: number | null
}

interface Held {
  readonly score: number
  readonly meant: boolean
}

/** Fewer than this say nothing about an act. */
const ENOUGH = 200

export function scalesOf(firsts: readonly First[], parts: number, rare: number): Scales {
  const held = new Map<string, Held[]>()
  for (let part = 0; part < parts; part++) {
    const { rows, table } = learnPieces(
      firsts.filter((first) => first.part !== part),
      rare,
    )
    for (const { features, meant, act } of firsts.filter((first) => first.part === part)) {
      let score = 0
      for (const feature of features) score += table[rows.get(feature) ?? -1] ?? 0
      held.set(act, [...(held.get(act) ?? []), { score, meant }])
    }
  }
  const known = [...held].filter(([, all]) => all.length >= ENOUGH)
  return Object.fromEntries(known.map(([act, all]) => [act, lineThrough(all)] as const))
}

/** Of casts that were kept apart there are fewer, so that what was found with the others weighs more beside them. */
const FEW = 20
const DRAWN = 4

/**
 * Learned from all authors together, a chance is a little better than it was when each part was left out. What that
 * comes to is seen with casts that nothing at all was learned from: a second line through the first.
 */
export function scalesForStrangers(
  firsts: readonly { readonly act: string; readonly score: number; readonly meant: boolean }[],
  scales: Scales,
): Scales {
  const lines = Object.entries(scales).map(([act, [slope, height]]) => {
    const held = firsts
      .filter((first) => first.act === act)
      .map(({ score, meant }) => ({ score: slope * score + height, meant }))
    const [again, more] = held.length < FEW ? [1, 0] : lineThrough(held, DRAWN)
    return [act, [rounded(again * slope), rounded(again * height + more)]] as const
  })
  return Object.fromEntries(lines)
}

const STEPS = 25

/** The likeliest slope and height (Newton's way); drawn a little towards taking the chance as it is. */
function lineThrough(held: readonly Held[], drawn = 1): readonly [slope: number, height: number] {
  let [slope, height] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    const sums = { s: drawn * (slope - 1), h: drawn * height, ss: drawn, sh: 0, hh: drawn }
    for (const { score, meant } of held) {
      const chance = 1 / (1 + Math.exp(-(slope * score + height)))
      const [off, weight] = [chance - (meant ? 1 : 0), chance * (1 - chance)]
      sums.s += off * score
      sums.h += off
      sums.ss += weight * score * score
      sums.sh += weight * score
      sums.hh += weight
    }
    const area = sums.ss * sums.hh - sums.sh * sums.sh
    slope -= (sums.hh * sums.s - sums.sh * sums.h) / area
    height -= (sums.ss * sums.h - sums.sh * sums.s) / area
  }
  return [rounded(slope), rounded(height)]
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
