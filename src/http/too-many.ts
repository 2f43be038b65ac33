/** A limit of so many a minute or an hour was reached; it says when that span ends. */
import { Problem, problem } from '../domain/problem.ts'

export const MINUTE_MS = 60_000
export const SPANS = { 'a minute': MINUTE_MS, 'an hour': 60 * MINUTE_MS } as const
export type Span = keyof typeof SPANS

export class TooMany extends Problem {
  readonly seconds: number

  constructor(found: Problem, seconds: number) {
    super(found.code, found.message)
    this.seconds = seconds
  }
}

export function tooMany(limit: number, now: number, span: Span = 'a minute'): TooMany {
  const seconds = Math.ceil((SPANS[span] - (now % SPANS[span])) / 1000)
  return new TooMany(problem('TOO_MANY_REQUESTS', { limit, span, seconds }), seconds)
}
