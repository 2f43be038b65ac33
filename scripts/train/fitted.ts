/** Weights while they are learned. Those that were pushed much already are pushed less (AdaGrad). */
export interface Fitted {
  readonly weights: Float32Array
  /** For each weight the squares of its pushes so far. */
  readonly sums: Float32Array
}

export interface Pace {
  readonly rate: number
  /** How strongly a weight is drawn back to nothing. */
  readonly decay: number
  /** Keeps the first pushes from being the whole story. */
  readonly start: number
}

export function unfitted(size: number): Fitted {
  return { weights: new Float32Array(size), sums: new Float32Array(size) }
}

export function nudge(
  { weights, sums }: Fitted,
  at: number,
  push: number,
  { rate, decay, start }: Pace,
): void {
  const slope = push - decay * (weights[at] as number)
  sums[at] = (sums[at] as number) + slope * slope
  weights[at] = (weights[at] as number) + (rate * slope) / Math.sqrt((sums[at] as number) + start)
}
