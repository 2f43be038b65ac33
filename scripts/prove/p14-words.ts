/** Latencies in a few words. */
import { percentile } from './load.ts'

export function inWords(sorted: readonly number[]): { readonly words: string; readonly p99: number } {
  const [p50, p99, worst] = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0]
  return { words: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`, p99 }
}
