/**
 * Personal access tokens, in front of any other way in. A token names its user and carries a secret of 256 bits;
 * only the hash of the whole is kept. A wrong one is not told apart from one that was revoked.
 */
import { hash, randomBytes } from 'node:crypto'
import { instantText } from '../../domain/calendar.ts'
import { problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import type { World } from '../../domain/world.ts'
import type { Store } from '../../store/contract.ts'
import type { Gate, Principal } from './gate.ts'

const PREFIX = 'sayso_'
const LONGEST = 600

export function newPersonalToken(user_id: string): string {
  return `${PREFIX}${Buffer.from(user_id).toString('base64url')}.${randomBytes(32).toString('base64url')}`
}

export function tokenHash(token: string): string {
  return hash('sha256', token)
}

export function withPersonalTokens(gate: Gate, store: Store, world: World): Gate {
  return {
    async identify(credentials) {
      const { bearer } = credentials
      return bearer?.startsWith(PREFIX)
        ? await holderOf(bearer, store, world)
        : await gate.identify(credentials)
    },
  }
}

async function holderOf(token: string, store: Store, world: World): Promise<Principal> {
  const user_id = userIn(token)
  const now = instantText(world.now())
  const found = user_id === null ? null : await store.useToken(user_id, tokenHash(token), now)
  if (user_id === null || found === null) throw problem('INVALID_TOKEN')
  if (found.expires_at !== null && found.expires_at <= now) throw problem('TOKEN_EXPIRED')
  return { user_id, scopes: found.scopes, program: found.id, name: found.name }
}

function userIn(token: string): string | null {
  const [name = ''] = token.slice(PREFIX.length).split('.')
  const user_id = Buffer.from(name, 'base64url').toString()
  return token.length <= LONGEST && user_id !== '' && isStorable(user_id) ? user_id : null
}
