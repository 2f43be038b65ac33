/** The clock on the wall and ids that nobody has had before. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { World } from '../domain/world.ts'

export const realWorld: World = {
  now: () => Date.now(),
  newId: () => uuidv7(Date.now()),
  newConversationId: () => randomUUID(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal?.addEventListener('abort', end)
    }),
}

/** Asking the system for chance takes longer than the rest of an id: it is asked for many at once. */
const POOL = 4096
let pool = randomBytes(POOL)
let used = 0

/** Where the next sixteen bytes of chance are. */
function fresh(): number {
  if (used === POOL) {
    pool = randomBytes(POOL)
    used = 0
  }
  used += 16
  return used - 16
}

/** Milliseconds first, then chance: rows written together lie together in the index. */
function uuidv7(epoch_ms: number): string {
  const at = fresh()
  pool.writeUIntBE(epoch_ms, at, 6)
  pool[at + 6] = 0x70 | ((pool[at + 6] ?? 0) & 0x0f)
  pool[at + 8] = 0x80 | ((pool[at + 8] ?? 0) & 0x3f)
  const hex = pool.toString('hex', at, at + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
