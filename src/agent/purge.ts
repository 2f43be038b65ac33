/** Tasks that can no longer be brought back are cleared away, at most once an hour and a bounded number each time. */
import { restorableSince } from '../domain/restorable.ts'
import type { AgentPorts } from './ports.ts'

const EVERY_MS = 3_600_000
/** Small transactions: whoever waits for one waits for milliseconds. */
const AT_ONCE = 100
const ROUNDS = 50

export function clearingAway({
  store,
  world,
}: Pick<AgentPorts, 'store' | 'world'>): (signal: AbortSignal) => Promise<number> {
  let due = world.now()
  return async (signal) => {
    if (world.now() < due) return 0
    due = world.now() + EVERY_MS
    const before = restorableSince(world.now())
    let purged = 0
    for (let round = 0; round < ROUNDS && !signal.aborted; round++) {
      const some = await store.purge(before, AT_ONCE)
      purged += some
      if (some < AT_ONCE) break
    }
    return purged
  }
}
