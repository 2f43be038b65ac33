/** The whole product in this process: the database of the settings, open, and the agent on top of it. */
import type { AgentPorts } from '../agent/ports.ts'
import { composeAgent, systemTimeZone } from '../compose/compose.ts'
import { readerFor } from '../compose/model.ts'
import { realWorld } from '../compose/real-world.ts'
import type { Settings } from '../compose/settings.ts'
import type { Store } from '../store/contract.ts'
import { openStore } from '../store/open.ts'

export interface OpenAgent {
  readonly ports: AgentPorts
  close(): Promise<void>
}

/** A server may be started before its database; someone who typed a command is not kept waiting. */
export type Patience = 'server' | 'person'
const WAIT_MS: Readonly<Record<Patience, number>> = { server: 30_000, person: 2000 }

export async function openDatabase(
  { SAYSO_DATABASE_URL: url }: Settings,
  patience: Patience,
): Promise<Store> {
  return await openStore(url, { wait_ms: WAIT_MS[patience], onWait: (message) => console.error(message) })
}

export async function openAgent(settings: Settings, patience: Patience): Promise<OpenAgent> {
  const reader = await readerFor(settings, realWorld)
  const store = await openDatabase(settings, patience)
  const parts = { store, world: realWorld, policy: settings.SAYSO_POLICY, timezone: systemTimeZone() }
  const ports = await composeAgent({ ...parts, reader })
  return {
    ports,
    async close() {
      await ports.tools.close()
      await store.close()
    },
  }
}
