/** So many a minute and no more, counted in the database, so that all instances count together. */
import { Problem, problem } from '../domain/problem.ts'
import type { AppParts } from './parts.ts'

const MINUTE_MS = 60_000

export async function limitTurns(
  parts: Pick<AppParts, 'ports' | 'turns_a_minute'>,
  user_id: string,
): Promise<void> {
  if (parts.turns_a_minute > 0) await limit(parts, `user:${user_id}`, parts.turns_a_minute)
}

const SPANS = { 'a minute': MINUTE_MS, 'an hour': 60 * MINUTE_MS } as const
type Span = keyof typeof SPANS

/** Counts one use under this key, or throws. */
export async function limit(
  { ports }: Pick<AppParts, 'ports'>,
  key: string,
  most: number,
  span: Span = 'a minute',
): Promise<void> {
  const [now, ms] = [ports.world.now(), SPANS[span]]
  const current = Math.floor(now / ms)
  if (await ports.store.allow(key, current, most)) return
  const seconds = Math.ceil(((current + 1) * ms - now) / 1000)
  throw new TooMany(problem('TOO_MANY_REQUESTS', { limit: most, span, seconds }), seconds)
}

/** A limit that says when it ends. */
export class TooMany extends Problem {
  readonly seconds: number

  constructor(found: Problem, seconds: number) {
    super(found.code, found.message)
    this.seconds = seconds
  }
}
