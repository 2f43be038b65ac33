/** The whole product in this process: the database of the settings, open, and the agent on top of it. */
import type { AgentPorts } from '../agent/ports.ts'
import { composeAgent, systemTimeZone } from '../compose/compose.ts'
import { realWorld } from '../compose/real-world.ts'
import type { Settings } from '../compose/settings.ts'
import { openStore } from '../store/open.ts'

export interface OpenAgent {
  readonly ports: AgentPorts
  close(): Promise<void>
}

export async function openAgent(settings: Settings): Promise<OpenAgent> {
  const store = await openStore(settings.SAYSO_DATABASE_URL)
  const parts = { store, world: realWorld, policy: settings.SAYSO_POLICY, timezone: systemTimeZone() }
  const ports = await composeAgent(parts)
  return {
    ports,
    async close() {
      await ports.tools.close()
      await store.close()
    },
  }
}
