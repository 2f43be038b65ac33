/** A model that keeps failing is left alone for a while, then tried once; nobody waits out the same failure over and over. */
import type { World } from '../domain/world.ts'
import { ModelFailure } from './failure.ts'

const FAILURES = 4
const REST_MS = 30_000

export class Breaker {
  readonly #world: World
  #failures = 0
  #rests_until = 0

  constructor(world: World) {
    this.#world = world
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#world.now() < this.#rests_until) throw new ModelFailure('resting')
    // while this one tries, the others still rest
    if (this.#failures >= FAILURES) this.#rest()
    try {
      const result = await work()
      this.#failures = 0
      this.#rests_until = 0
      return result
    } catch (error) {
      if (!isInnocent(error)) this.#failed()
      throw error
    }
  }

  #failed(): void {
    this.#failures += 1
    if (this.#failures >= FAILURES) this.#rest()
  }

  #rest(): void {
    this.#rests_until = this.#world.now() + REST_MS
  }
}

/** A client that went away, an empty purse or a trouble of our own say nothing about the model. */
function isInnocent(error: unknown): boolean {
  return !(error instanceof ModelFailure) || error.reason === 'cancelled' || error.reason === 'budget'
}
