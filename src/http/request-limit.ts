/**
 * So many requests a minute and no more, whatever they are. Counted in this process: in the database, counting would
 * cost more than most requests do, and it is this process that has to be kept free.
 */
import type { World } from '../domain/world.ts'
import { household } from './client-address.ts'
import { MINUTE_MS, tooMany } from './too-many.ts'

/** Several people may share an address, and what a page consists of is fetched from there, too. */
const FOR_AN_ADDRESS = 10

export type Standing = Readonly<Record<'ratelimit' | 'ratelimit-policy', string>>

export class RequestLimit {
  readonly #most: number
  readonly #world: Pick<World, 'now'>
  readonly #used = new Map<string, number>()
  #minute = 0

  /** 0 is no limit. */
  constructor(most: number, world: Pick<World, 'now'>) {
    this.#most = most
    this.#world = world
  }

  /** Or throws, and says when to come back. */
  user(user_id: string, requests = 1): void {
    this.#count(`user:${user_id}`, this.#most, requests)
  }

  /** Where a user stands, in the words of the RateLimit header fields; null: there is no limit. */
  standing(user_id: string): Standing | null {
    if (this.#most === 0) return null
    const now = this.#world.now()
    const used = Math.floor(now / MINUTE_MS) === this.#minute ? (this.#used.get(`user:${user_id}`) ?? 0) : 0
    const seconds = Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)
    return {
      'ratelimit-policy': `"requests";q=${this.#most};w=${MINUTE_MS / 1000}`,
      ratelimit: `"requests";r=${this.#most - used};t=${seconds}`,
    }
  }

  address(address: string): void {
    this.#count(`address:${household(address)}`, this.#most * FOR_AN_ADDRESS, 1)
  }

  #count(key: string, most: number, requests: number): void {
    if (most === 0) return
    const now = this.#world.now()
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.#minute) this.#used.clear()
    this.#minute = minute
    const used = (this.#used.get(key) ?? 0) + requests
    if (used > most) throw tooMany(most, now)
    this.#used.set(key, used)
  }
}
