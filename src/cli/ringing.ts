/** Reminders of this process: where they are sent from, and the loop that rings them. */
import type { AgentPorts } from '../agent/ports.ts'
import { type OpenReminding, openReminding } from '../compose/reminding.ts'
import type { Settings } from '../compose/settings.ts'
import type { Ending } from '../domain/world.ts'
import { keepRinging } from '../ring/keep-ringing.ts'
import { publicAddress } from './way-in.ts'

export interface Ringing {
  readonly reminding: OpenReminding
  /** Now that the port is known. */
  listensOn(port: number): void
  keepOn(signal: Ending, fault: (error: unknown) => void): Promise<void>
}

export async function openRinging({ store, world }: AgentPorts, settings: Settings): Promise<Ringing> {
  let port = settings.SAYSO_PORT
  const reminding = await openReminding(store, world, settings, () => publicAddress(settings, port))
  return {
    reminding,
    listensOn: (known) => {
      port = known
    },
    keepOn: (signal, fault) =>
      keepRinging({ store, world, fault, elapsed: () => performance.now(), send: reminding.send }, signal),
  }
}
