/**
 * How much may be kept for one person. It is measured now and then beside their requests, so a little more may come in
 * before it is noticed; from then on nothing new is taken in, while everything can be read, fetched and deleted.
 */
import { problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'
import type { ServiceStore } from '../store/contract-service.ts'

const LOOK_MS = 60_000
/** Whoever was not here for long is measured anew. */
const MOST_USERS = 1000
const KB = 1024

interface Measured {
  readonly at: number
  /** In kilobytes; 0 until it is known. */
  readonly stored: number
}

export class Quota {
  readonly #megabytes: number
  readonly #store: Pick<ServiceStore, 'stored'>
  readonly #world: Pick<World, 'now'>
  readonly #users = new Map<string, Measured>()

  /** 0 is no limit. */
  constructor(megabytes: number, store: Pick<ServiceStore, 'stored'>, world: Pick<World, 'now'>) {
    this.#megabytes = megabytes
    this.#store = store
    this.#world = world
  }

  /** Throws where there is no room for more. */
  check(user_id: string): void {
    if (this.#megabytes === 0) return
    const known = this.#users.get(user_id)
    const now = this.#world.now()
    if (known === undefined || now - known.at > LOOK_MS) void this.#measure(user_id, now, known?.stored ?? 0)
    if ((known?.stored ?? 0) > this.#megabytes * KB)
      throw problem('QUOTA_REACHED', { limit: this.#megabytes })
  }

  /** If the database cannot say, the next request asks again. */
  async #measure(user_id: string, at: number, before: number): Promise<void> {
    this.#keep(user_id, { at, stored: before })
    const stored = await this.#store.stored(user_id).catch(() => before)
    this.#keep(user_id, { at, stored })
  }

  #keep(user_id: string, measured: Measured): void {
    this.#users.delete(user_id)
    this.#users.set(user_id, measured)
    const [oldest] = this.#users.keys()
    if (this.#users.size > MOST_USERS && oldest !== undefined) this.#users.delete(oldest)
  }
}
