/** One thing that was measured. What counts is its ratio to something measured beside it: machines differ. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'µs' | '/s' | 'MB'
  readonly ratio?: number
  /** What the ratio is to. */
  readonly beside?: string
  /** Of the ratio, or of the value where there is none. */
  readonly goal?: { readonly at_most: number } | { readonly at_least: number }
}

export function meets({ value, ratio = value, goal }: Figure): boolean | null {
  if (goal === undefined) return null
  return 'at_most' in goal ? ratio <= goal.at_most : ratio >= goal.at_least
}

export function amountOf({ value, unit }: Figure): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit === '/s' ? '' : ' '}${unit}`
}

export function ratioOf({ ratio, beside, unit }: Figure): string {
  if (ratio === undefined) return ''
  return unit === '/s' ? `${Math.round(ratio * 100)} % of ${beside}` : `${ratio.toFixed(2)} × ${beside}`
}

export function goalText({ goal, ratio, unit }: Figure): string {
  if (goal === undefined) return ''
  const sign = 'at_most' in goal ? '≤' : '≥'
  const limit = 'at_most' in goal ? goal.at_most : goal.at_least
  if (ratio === undefined) return `${sign} ${limit} ${unit}`
  return unit === '/s' ? `${sign} ${limit * 100} %` : `${sign} ${limit} ×`
}
