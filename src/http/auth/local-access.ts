/**
 * The person at this machine, known by a link that only their terminal showed. Each link works once, and the next is
 * shown when it was used. Who was let in stays in when the server is started again, until they are put out or did not
 * come for three months; only hashes are kept of what they are known by.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { instantText } from '../../domain/calendar.ts'
import { problem } from '../../domain/problem.ts'
import type { World } from '../../domain/world.ts'
import type { Store } from '../../store/contract.ts'
import type { Credentials, Gate, Principal } from './gate.ts'
import type { Session, Visitors } from './visitors.ts'

/** Page, terminal and stdio MCP are all this one person. */
export const LOCAL_USER = 'local'

const UNUSED_MS = 90 * 86_400_000

interface Ports {
  readonly store: Store
  readonly world: World
}

export class LocalAccess implements Gate, Visitors {
  readonly #show: (code: string) => void
  readonly #ports: Ports
  /** Browsers keep one jar for all ports of a machine: two servers must not take each other's place in it. */
  readonly cookie: string
  #code: Buffer | null = null

  constructor(show: (code: string) => void, ports: Ports, port: number) {
    this.#show = show
    this.#ports = ports
    this.cookie = `sayso_session_${port}`
  }

  /** Shows a new one-time code; the one before is void. */
  offer(): void {
    const code = newSecret()
    this.#code = hashOf(code)
    this.#show(code)
  }

  /** A session's token for the one-time code; null when the code is wrong or used up. */
  async redeem(code: string, device: string): Promise<string | null> {
    if (!this.#code || !timingSafeEqual(this.#code, hashOf(code))) return null
    this.offer()
    const token = newSecret()
    const { store, world } = this.#ports
    const now = instantText(world.now())
    const session = { id: world.newId(), device, created_at: now, last_used_at: now }
    await store.addSession(LOCAL_USER, session, tokenHash(token), this.#since())
    return token
  }

  async identify({ bearer, headers }: Credentials): Promise<Principal> {
    const token = bearer ?? parse(headers.get('cookie') ?? '', this.cookie)[this.cookie]
    if (token === undefined) throw problem('MISSING_TOKEN')
    const { store, world } = this.#ports
    const now = instantText(world.now())
    const found = await store.useSession(LOCAL_USER, tokenHash(token), now, this.#since())
    if (!found) throw problem('INVALID_TOKEN')
    return { user_id: LOCAL_USER, scopes: null, session_id: found.id }
  }

  async sessions(): Promise<readonly Session[]> {
    return await this.#ports.store.sessions(LOCAL_USER, this.#since())
  }

  async endSession(_user_id: string, id: string): Promise<boolean> {
    return await this.#ports.store.endSession(LOCAL_USER, id)
  }

  async programs(): Promise<readonly never[]> {
    return []
  }

  async endProgram(): Promise<boolean> {
    return false
  }

  async endAll(): Promise<void> {
    await this.#ports.store.endSessions(LOCAL_USER)
  }

  #since(): string {
    return instantText(this.#ports.world.now() - UNUSED_MS)
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

function tokenHash(token: string): string {
  return hash('sha256', token)
}
