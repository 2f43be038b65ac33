/** An account that the operator closes, and opens again. What let its user in before does not let them in after. */
import type { AccessDeed } from '../domain/access.ts'
import type { World } from '../domain/world.ts'
import { accessNote } from '../http/access-note.ts'
import type { Visitors } from '../http/auth/visitors.ts'
import type { ServiceStore } from '../store/contract-service.ts'

interface Parts {
  readonly store: Pick<ServiceStore, 'disable' | 'enable'>
  readonly world: World
  /** null: sessions are the business of who issues the tokens. */
  readonly visitors: Pick<Visitors, 'endAll'> | null
}

/** Closed first, so that nothing new begins while sessions and programs are ended. */
export async function disableUser(user_id: string, { store, world, visitors }: Parts): Promise<void> {
  await store.disable(noteOf(user_id, 'disable_user', world))
  await visitors?.endAll(user_id)
}

/** With nobody in, whoever tried meanwhile. */
export async function enableUser(user_id: string, { store, world, visitors }: Parts): Promise<void> {
  await visitors?.endAll(user_id)
  await store.enable(noteOf(user_id, 'enable_user', world))
}

function noteOf(user_id: string, deed: AccessDeed, world: World) {
  return accessNote(world, { user_id, source: 'cli', client: null }, deed, {})
}
