/** One long read of each user at a time, so that nobody waits for all of another's. */
import type { Db, LongRead } from './engine.ts'

/** How one of them is done. */
type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>

export function oneAtATime(read: Read): LongRead {
  const lines = new Map<string, Promise<unknown>>()
  return async (user_id, work) => {
    const before = lines.get(user_id) ?? Promise.resolve()
    const mine = before.then(() => read(work))
    const over = mine.catch(() => undefined)
    lines.set(user_id, over)
    try {
      return await mine
    } finally {
      if (lines.get(user_id) === over) lines.delete(user_id)
    }
  }
}
