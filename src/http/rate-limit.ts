/** So many a minute and no more, counted in the database, so that all instances count together. */
import type { AppParts } from './parts.ts'
import { MINUTE_MS, tooMany } from './too-many.ts'

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
  throw tooMany(most, now)
}
