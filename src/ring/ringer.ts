/**
 * One sender among several. It lives as long as its beat grows; it takes others for dead only when their beat stood
 * still while it watched, by its own stopwatch, so that no jump of a clock makes two send the same.
 */
import type { RingPorts } from './ports.ts'

/**
 * Longer than the oldest beat with which something is still sent (an eighth of it) and the longest that sending takes
 * (ten seconds) together: what a living one has begun is over before anybody can take it for dead.
 */
const DEAD_MS = 20_000

interface Seen {
  readonly beat: number
  readonly since: number
}

export class Ringer {
  readonly #ports: RingPorts
  /** A beat that stands still for so long is no beat any more. */
  readonly #dead_ms: number
  #id: string | null = null
  #beaten = 0
  #others = new Map<string, Seen>()

  constructor(ports: RingPorts) {
    this.#ports = ports
    this.#dead_ms = ports.dead_ms ?? DEAD_MS
  }

  /** Often enough for nobody to take it for dead. */
  get beat_ms(): number {
    return this.#dead_ms / 8
  }

  /** Its name, if it may send now. Another name than before: what it had is somebody else's. */
  async alive(): Promise<string> {
    const { store, world, elapsed } = this.#ports
    const now = elapsed()
    // whoever did not get to beat for a while asks whether it is still taken for alive
    if (this.#id !== null && now - this.#beaten < this.#dead_ms / 8) return this.#id
    if (this.#id === null || !(await store.beat(this.#id))) {
      this.#id = world.newId()
      await store.enlist(this.#id)
    }
    // counted from before it was written: nobody else can have seen it earlier
    this.#beaten = now
    return this.#id
  }

  /** Buries those who stood still, and gives what they had back to all. */
  async lookAround(): Promise<void> {
    const { store, elapsed } = this.#ports
    const seen = new Map<string, Seen>()
    for (const { id, beat } of await store.ringers()) {
      const before = this.#others.get(id)
      const same = before?.beat === beat ? before : { beat, since: elapsed() }
      if (id !== this.#id && elapsed() - same.since >= this.#dead_ms) await store.bury(id, beat)
      else seen.set(id, same)
    }
    this.#others = seen
  }

  /** Nobody has to wait for one who leaves. */
  async leave(): Promise<void> {
    const { store } = this.#ports
    const mine = (await store.ringers()).find(({ id }) => id === this.#id)
    if (mine) await store.bury(mine.id, mine.beat)
    this.#id = null
  }
}
