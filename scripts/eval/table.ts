/** A run as a table in Markdown. */
import { figures } from '../corpus/report.ts'
import type { Measured } from './measure.ts'

export interface Prices {
  /** For a million tokens. */
  readonly in: number
  readonly out: number
}

export function table(title: string, measured: Measured, prices: Prices | null): string {
  const { scored, asked, failed, tokens, ms } = measured
  const all = figures(scored)
  const cost = prices ? (tokens.in * prices.in + tokens.out * prices.out) / 1e6 : null
  const rows: readonly (readonly [string, string])[] = [
    ['sentences', String(all.rows)],
    ['macro recall', percent(all.macro_recall)],
    ['false action', percent(all.false_action)],
    ['false delete or complete', String(all.false_destruction)],
    ['title exact', percent(all.title_exact)],
    ['right when acting', percent(all.right_when_acting)],
    [
      'read by the model',
      percent(share(scored.filter(({ reading }) => reading.method === 'LLM').length, all.rows)),
    ],
    ['questions to the model', String(asked)],
    ['of them without a usable answer', String(failed)],
    ['tokens in, out', `${tokens.in}, ${tokens.out}`],
    ['cost', cost === null ? 'give --price-in and --price-out' : cost.toFixed(4)],
    ['cost of 1,000 sentences', cost === null ? '' : ((cost * 1000) / Math.max(1, all.rows)).toFixed(4)],
    ['milliseconds a question: median, p90, p99', [0.5, 0.9, 0.99].map((part) => at(ms, part)).join(', ')],
  ]
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`)
  return [`## ${title}`, '', '| figure | |', '|---|---|', ...lines, ''].join('\n')
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
}

function share(part: number, whole: number): number {
  return part / Math.max(1, whole)
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}
