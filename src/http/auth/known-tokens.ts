/**
 * Tokens whose signature was found good before, by their hash, until they expire. Only for a key that stays the same as
 * long as the program runs: what it has signed once it has signed for ever.
 */
import { hash } from 'node:crypto'
import type { Principal } from './gate.ts'

const MOST = 1000

interface Known {
  readonly principal: Principal
  readonly until_ms: number
}

export class KnownTokens {
  readonly #known = new Map<string, Known>()

  /** null: not known, or its time is up. */
  holderOf(token: string, now_ms: number): Principal | null {
    const known = this.#known.get(hashOf(token))
    return known && now_ms < known.until_ms ? known.principal : null
  }

  keep(token: string, known: Known): void {
    const [oldest] = this.#known.keys()
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(hashOf(token), known)
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64')
}
