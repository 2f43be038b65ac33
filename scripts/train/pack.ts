/** Learned weights made small: what says little is left out, the rest is rounded to a byte. */
import { type Packed, packNumbers } from '../../src/understand/tag/table.ts'
import type { Learned } from './learn-kinds.ts'

/** `least`: a feature whose every weight is smaller than this is left out. */
export function pack({ rows, table }: Learned, width: number, least: number): Packed {
  const strongest = (row: number) => {
    let top = 0
    for (let at = row * width; at < (row + 1) * width; at++)
      top = Math.max(top, Math.abs(table[at] as number))
    return top
  }
  const kept = [...rows].filter(([, row]) => strongest(row) >= least).sort(([a], [b]) => a - b)
  const scale = kept.reduce((top, [, row]) => Math.max(top, strongest(row)), 0) / 127
  const weights = new Int8Array(kept.length * width)
  for (const [at, [, row]] of kept.entries())
    for (let column = 0; column < width; column++) {
      const weight = table[row * width + column] as number
      weights[column * kept.length + at] = Math.abs(weight) < least / 4 ? 0 : Math.round(weight / scale)
    }
  return {
    width,
    scale,
    features: Buffer.from(packNumbers(kept.map(([feature]) => feature))).toString('base64'),
    weights: Buffer.from(weights.buffer).toString('base64'),
  }
}
