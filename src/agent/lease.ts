/** The right to run a turn lapses soon after its holder dies, so nobody waits long for a dead process. */
import type { World } from '../domain/world.ts'
import type { Steps } from '../store/contract.ts'
import type { Claim, Lease } from '../store/contract-turns.ts'

const TTL_MS = 1500
const BEAT_MS = 500

/** A new owner for every run: a turn taken over by its own process is still taken over. */
export function newLease(world: World): Lease {
  return { owner: world.newId(), now_ms: world.now(), ttl_ms: TTL_MS }
}

/** Keeps the lease alive while the work goes on. A lost lease needs no alarm: the next write is fenced off. */
export async function withHeartbeat<T>(
  claim: Claim,
  lease: Lease,
  ports: { readonly store: Steps; readonly world: World },
  work: () => Promise<T>,
): Promise<T> {
  const done = new AbortController()
  const beating = beat(claim, lease, ports, done.signal)
  try {
    return await work()
  } finally {
    done.abort()
    await beating
  }
}

async function beat(
  claim: Claim,
  lease: Lease,
  { store, world }: { readonly store: Steps; readonly world: World },
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await world.sleep(BEAT_MS, signal)
    if (signal.aborted) return
    const kept = await store.renew(claim, { ...lease, now_ms: world.now() }).catch(() => true)
    if (!kept) return
  }
}
