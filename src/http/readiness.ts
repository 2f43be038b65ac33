/**
 * Whether requests can be served: something is really written, and it is over in good time. Nobody who asks makes the
 * database do it more than once a second, nor once more while it hangs.
 */
import { problem } from '../domain/problem.ts'
import type { World } from '../domain/world.ts'
import type { ServiceStore } from '../store/contract-service.ts'

/** Less than those wait who ask. */
const LIMIT_MS = 2000
const REMEMBERED_MS = 1000

type Clock = Pick<World, 'now' | 'sleep'>

export class Readiness {
  readonly #store: Pick<ServiceStore, 'ready'>
  readonly #world: Clock
  #asking: Promise<void> | null = null
  #known_until = Number.NEGATIVE_INFINITY

  constructor(store: Pick<ServiceStore, 'ready'>, world: Clock) {
    this.#store = store
    this.#world = world
  }

  /** Throws where it is not. */
  async check(): Promise<void> {
    if (this.#world.now() < this.#known_until) return
    this.#asking ??= this.#ask()
    const answered = new AbortController()
    const tooLong = this.#world.sleep(LIMIT_MS, answered.signal).then(() => {
      if (!answered.signal.aborted) throw problem('DATABASE_ERROR')
    })
    await Promise.race([this.#asking, tooLong]).finally(() => answered.abort())
  }

  async #ask(): Promise<void> {
    try {
      await this.#store.ready()
      this.#known_until = this.#world.now() + REMEMBERED_MS
    } finally {
      this.#asking = null
    }
  }
}
