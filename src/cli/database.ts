/** The database of the settings, open. Apart from the agent, so that whoever needs only tasks starts quickly. */
import type { Settings } from '../compose/settings.ts'
import { type OpenStore, openStore } from '../store/open.ts'

/** A server may be started before its database; someone who typed a command is not kept waiting. */
export type Patience = 'server' | 'person'
const WAIT_MS: Readonly<Record<Patience, number>> = { server: 30_000, person: 2000 }

export async function openDatabase(
  { SAYSO_DATABASE_URL: url, SAYSO_POOL: max_connections, SAYSO_LISTEN_URL: listen_url }: Settings,
  patience: Patience,
): Promise<OpenStore> {
  const wait_ms = WAIT_MS[patience]
  return await openStore(url, {
    wait_ms,
    max_connections,
    listen_url,
    onWait: (message) => console.error(message),
  })
}
