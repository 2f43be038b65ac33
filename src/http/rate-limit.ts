/** So many a minute and no more, counted in the database, so that all instances count together. */
import { turnsKey } from '../store/contract-limits.ts'
import type { AppParts } from './parts.ts'
import { SPANS, type Span, tooMany } from './too-many.ts'

export async function limitTurns(
  parts: Pick<AppParts, 'ports' | 'turns_a_minute'>,
  user_id: string,
): Promise<void> {
  if (parts.turns_a_minute > 0) await limit(parts, turnsKey(user_id), parts.turns_a_minute)
}

/** Counts one use under this key, or throws. */
export async function limit(
  { ports }: Pick<AppParts, 'ports'>,
  key: string,
  most: number,
  span: Span = 'a minute',
): Promise<void> {
  const now = ports.world.now()
  if (await ports.store.allow(key, Math.floor(now / SPANS[span]), most)) return
  throw tooMany(most, now, span)
}
