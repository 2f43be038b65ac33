/**
 * The person at this machine, known by a link that only their terminal showed. Each link works once, and the
 * next is shown when it was used; nothing of it outlives the process, and only hashes are kept in it.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { problem } from '../../domain/problem.ts'
import type { Credentials, Gate, Principal } from './gate.ts'

/** Page, terminal and stdio MCP are all this one person. */
export const LOCAL_USER = 'local'

export class LocalAccess implements Gate {
  readonly #show: (code: string) => void
  readonly #sessions: Buffer[] = []
  #code: Buffer | null = null

  constructor(show: (code: string) => void) {
    this.#show = show
  }

  /** Shows a new one-time code; the one before is void. */
  offer(): void {
    const code = newSecret()
    this.#code = hashOf(code)
    this.#show(code)
  }

  /** A session's token for the one-time code; null when the code is wrong or used up. */
  redeem(code: string): string | null {
    if (!this.#code || !timingSafeEqual(this.#code, hashOf(code))) return null
    const token = newSecret()
    this.#sessions.push(hashOf(token))
    this.offer()
    return token
  }

  async identify({ bearer, session }: Credentials): Promise<Principal> {
    const token = bearer ?? session
    if (token === null) throw problem('MISSING_TOKEN')
    const hash = hashOf(token)
    const matches = this.#sessions.filter((known) => timingSafeEqual(known, hash))
    if (matches.length === 0) throw problem('INVALID_TOKEN')
    return { user_id: LOCAL_USER, scopes: null }
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
