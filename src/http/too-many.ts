/** A limit of so many a minute was reached; it says when the minute ends. */
import { Problem, problem } from '../domain/problem.ts'

export const MINUTE_MS = 60_000

export class TooMany extends Problem {
  readonly seconds: number

  constructor(found: Problem, seconds: number) {
    super(found.code, found.message)
    this.seconds = seconds
  }
}

export function tooMany(limit: number, now: number): TooMany {
  const seconds = Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)
  return new TooMany(problem('TOO_MANY_REQUESTS', { limit, seconds }), seconds)
}
