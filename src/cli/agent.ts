/** The whole product in this process: the database of the settings, open, and the agent on top of it. */
import type { AgentPorts } from '../agent/ports.ts'
import { composeAgent } from '../compose/compose.ts'
import { readerFor } from '../compose/model.ts'
import { realWorld } from '../compose/real-world.ts'
import type { Settings } from '../compose/settings.ts'
import { systemTimeZone } from '../compose/system-time-zone.ts'
import { type Figures, noFigures } from '../http/figures.ts'
import type { Connection } from '../store/connection.ts'
import type { Store } from '../store/contract.ts'
import type { OpenStore } from '../store/open.ts'
import { openDatabase, type Patience } from './database.ts'

export interface OpenAgent {
  readonly ports: AgentPorts
  /** For what brings tables of its own: accounts. */
  readonly connection: Connection
  readonly pool: OpenStore['pool']
  close(): Promise<void>
}

export async function openAgent(
  settings: Settings,
  patience: Patience,
  figures: Pick<Figures, 'model'> = noFigures,
): Promise<OpenAgent> {
  // A setting that cannot be used is said before anything is opened.
  const reader = await readerFor(settings, realWorld, figures.model)
  const store = await openDatabase(settings, patience)
  const ports = await composeAgent({ store, reader, ...chosen(settings) })
  return {
    ports,
    connection: store.connection,
    pool: store.pool,
    async close() {
      await ports.tools.close()
      await store.close()
    },
  }
}

/** On a database that someone else opened and will close. */
export async function agentOn(store: Store, settings: Settings): Promise<AgentPorts> {
  const reader = await readerFor(settings, realWorld)
  return await composeAgent({ store, reader, ...chosen(settings) })
}

function chosen({ SAYSO_POLICY: policy }: Settings) {
  return { world: realWorld, policy, timezone: systemTimeZone() }
}
