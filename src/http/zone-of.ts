/** Where a user is: as they said in their settings, else as the server has it. */
import type { AgentPorts } from '../agent/ports.ts'

export async function zoneOf(
  { store, timezone }: Pick<AgentPorts, 'store' | 'timezone'>,
  user_id: string,
): Promise<string> {
  return (await store.settings(user_id)).timezone ?? timezone
}
