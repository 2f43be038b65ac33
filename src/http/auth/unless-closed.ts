/** Whoever may not come in any more does not, with whatever key. */
import { problem } from '../../domain/problem.ts'
import type { World } from '../../domain/world.ts'
import type { ServiceStore } from '../../store/contract-service.ts'
import type { Gate } from './gate.ts'

/** For so long an account that was open is taken to be: a question with every request would be one too many. */
const REMEMBERED_MS = 1000
const MOST_USERS = 1000

export function unlessClosed(
  gate: Gate,
  store: Pick<ServiceStore, 'closed'>,
  world: Pick<World, 'now'>,
): Gate {
  const open = new Map<string, number>()
  const isKnown = (user_id: string) => {
    const ago = world.now() - (open.get(user_id) ?? Number.NEGATIVE_INFINITY)
    return ago >= 0 && ago < REMEMBERED_MS
  }
  return {
    async identify(credentials) {
      const principal = await gate.identify(credentials)
      const { user_id } = principal
      if (!credentials.again && isKnown(user_id)) return principal
      if ((await store.closed(user_id)) !== null) throw problem('ACCOUNT_CLOSED')
      if (open.size >= MOST_USERS) open.clear()
      open.set(user_id, world.now())
      return principal
    },
  }
}
