/**
 * Time and order in the hand of a seed. Everything that waits does so here; one waiter at a time is woken,
 * and the next only when nothing more can happen without it. Same seed, same history.
 */
import type { Ending, World } from '../../src/domain/world.ts'

/** A small, good generator (mulberry32): the same seed gives the same numbers everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Waiter {
  readonly at: number
  readonly order: number
  readonly wake: () => void
}

export class Scheduler {
  readonly random: () => number
  #now = 1_772_611_200_000
  #ids: number
  #waiting: Waiter[] = []

  constructor(seed: number) {
    this.random = randomFrom(seed)
    this.#ids = (seed % 100_000) * 1_000_000
  }

  /** The world an instance lives in. */
  world(): World {
    return {
      now: () => this.#now,
      newId: () => this.#uuid(7),
      newConversationId: () => this.#uuid(4),
      sleep: (ms, signal) => this.sleep(ms, signal),
    }
  }

  now(): number {
    return this.#now
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  /** Waits for a while of simulated time; equals are woken in an order the seed decides. */
  sleep(ms: number, signal?: Ending): Promise<void> {
    return new Promise((wake) => {
      if (signal?.aborted) return wake()
      const waiter = { at: this.#now + ms, order: this.random(), wake }
      this.#waiting.push(waiter)
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiter)
        wake()
      })
    })
  }

  /** Wakes one waiter after another until the work is done. */
  async runUntil(work: Promise<unknown>): Promise<void> {
    let open = true
    const settled = work.finally(() => {
      open = false
    })
    settled.catch(() => undefined)
    for (;;) {
      await new Promise((drained) => setImmediate(drained))
      if (!open) return void (await work)
      const next = this.#take()
      if (!next) throw new Error('nothing can happen any more, and the work is not done')
      this.#now = Math.max(this.#now, next.at)
      next.wake()
    }
  }

  #take(): Waiter | undefined {
    const [first, ...rest] = this.#waiting
    if (!first) return undefined
    const next = rest.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.order < a.order) ? b : a), first)
    this.#waiting = this.#waiting.filter((waiter) => waiter !== next)
    return next
  }

  #uuid(version: number): string {
    this.#ids += 1
    return `00000000-0000-${version}000-8000-${this.#ids.toString(16).padStart(12, '0')}`
  }
}
