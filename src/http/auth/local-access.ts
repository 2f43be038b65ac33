/**
 * The person at this machine, known by a link that only their terminal showed. Each link works once, and the
 * next is shown when it was used; nothing of it outlives the process, and only hashes are kept in it.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { instantText } from '../../domain/calendar.ts'
import { problem } from '../../domain/problem.ts'
import type { World } from '../../domain/world.ts'
import type { Credentials, Gate, Principal } from './gate.ts'
import type { Session, Visitors } from './visitors.ts'

/** Page, terminal and stdio MCP are all this one person. */
export const LOCAL_USER = 'local'

interface Known extends Session {
  readonly token: Buffer
  last_used_at: string
}

export class LocalAccess implements Gate, Visitors {
  readonly #show: (code: string) => void
  readonly #world: World
  /** Browsers keep one jar for all ports of a machine: two servers must not take each other's place in it. */
  readonly cookie: string
  #sessions: readonly Known[] = []
  #code: Buffer | null = null

  constructor(show: (code: string) => void, world: World, port: number) {
    this.#show = show
    this.#world = world
    this.cookie = `sayso_session_${port}`
  }

  /** Shows a new one-time code; the one before is void. */
  offer(): void {
    const code = newSecret()
    this.#code = hashOf(code)
    this.#show(code)
  }

  /** A session's token for the one-time code; null when the code is wrong or used up. */
  redeem(code: string, device: string): string | null {
    if (!this.#code || !timingSafeEqual(this.#code, hashOf(code))) return null
    const token = newSecret()
    const now = instantText(this.#world.now())
    const session = { id: this.#world.newId(), device, created_at: now, last_used_at: now }
    this.#sessions = [...this.#sessions, { ...session, token: hashOf(token) }]
    this.offer()
    return token
  }

  async identify({ bearer, headers }: Credentials): Promise<Principal> {
    const token = bearer ?? parse(headers.get('cookie') ?? '', this.cookie)[this.cookie]
    if (token === undefined) throw problem('MISSING_TOKEN')
    const hash = hashOf(token)
    const [found] = this.#sessions.filter((known) => timingSafeEqual(known.token, hash))
    if (!found) throw problem('INVALID_TOKEN')
    found.last_used_at = instantText(this.#world.now())
    return { user_id: LOCAL_USER, scopes: null, session_id: found.id }
  }

  async sessions(): Promise<readonly Session[]> {
    return this.#sessions.map(({ token: _, ...session }) => session)
  }

  async endSession(_user_id: string, id: string): Promise<boolean> {
    const before = this.#sessions
    this.#sessions = before.filter((known) => known.id !== id)
    return this.#sessions.length < before.length
  }

  async programs(): Promise<readonly never[]> {
    return []
  }

  async endProgram(): Promise<boolean> {
    return false
  }

  async endAll(): Promise<void> {
    this.#sessions = []
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
