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

/** Counts one use under this key, or throws. */
export async function limit({ ports }: Pick<AppParts, 'ports'>, key: string, most: number): Promise<void> {
  const now = ports.world.now()
  const minute = Math.floor(now / MINUTE_MS)
  if (await ports.store.allow(key, minute, most)) return
  throw tooMany(most, Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000))
}

/** A limit that says when it ends. */
export class TooMany extends Problem {
  readonly seconds: number

  constructor(found: Problem, seconds: number) {
    super(found.code, found.message)
    this.seconds = seconds
  }
}

function tooMany(most: number, seconds: number): TooMany {
  return new TooMany(problem('TOO_MANY_REQUESTS', { limit: most, seconds }), seconds)
}
