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

function sixteenBytes(): Buffer {
  if (used === POOL) {
    pool = randomBytes(POOL)
    used = 0
  }
  used += 16
  return pool.subarray(used - 16, used)
}

/** Milliseconds first, then chance: rows written together lie together in the index. */
function uuidv7(epoch_ms: number): string {
  const bytes = sixteenBytes()
  bytes.writeUIntBE(epoch_ms, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
