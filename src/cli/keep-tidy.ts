/** Records that are older than the settings want them are forgotten, a few times a day. */
import type { AgentPorts } from '../agent/ports.ts'
import type { Settings } from '../compose/settings.ts'
import { instantText } from '../domain/calendar.ts'
import type { Accounts } from '../http/auth/accounts.ts'

const DAY_MS = 86_400_000
const PAUSE_MS = DAY_MS / 4

export async function keepTidy(
  { store, world }: AgentPorts,
  { SAYSO_AUDIT_DAYS: days }: Settings,
  signal: AbortSignal,
  fault: (error: unknown) => void,
  accounts: Pick<Accounts, 'tidy'> | null,
): Promise<void> {
  while (!signal.aborted) {
    await store.prune(instantText(world.now() - days * DAY_MS)).catch(fault)
    await accounts?.tidy(new Date(world.now())).catch(fault)
    await world.sleep(PAUSE_MS, signal)
  }
}
