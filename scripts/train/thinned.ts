/**
 * Some of what is seen is hidden at each lesson, never the same: so nothing is learned that rests on one word alone, and
 * a stranger who uses another is still understood.
 */
export type Thin = (seen: Int32Array) => Int32Array

/** The same seed hides the same. */
export function thinner(share: number, seed: number): Thin {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return (seen) => seen.filter(() => random() >= share)
}
