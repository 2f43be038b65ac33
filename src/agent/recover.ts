/** Turns that a crash cut off are finished, or closed as not done, by whoever is there. Doing it twice changes nothing. */
import { runNext } from './chat.ts'
import type { AgentPorts } from './ports.ts'
import { clearingAway } from './purge.ts'

/** A dead program's lease has lapsed by the second look at the latest. */
const PAUSE_MS = 2000

export async function recover(ports: AgentPorts): Promise<number> {
  let finished = 0
  for (const { user_id, conversation_id } of await ports.store.unfinished()) {
    while (await runNext(user_id, conversation_id, ports)) finished += 1
  }
  return finished
}

/** Looks again and again, so that what another instance left behind does not wait for its user to come back. */
export async function watchOver(
  ports: AgentPorts,
  signal: AbortSignal,
  fault: (error: unknown) => void,
): Promise<void> {
  const clearAway = clearingAway(ports)
  while (!signal.aborted) {
    await recover({ ...ports, fault }).catch(fault)
    await clearAway(signal).catch(fault)
    await ports.world.sleep(PAUSE_MS, signal)
  }
}
