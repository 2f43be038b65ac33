/**
 * One sender among several. It lives as long as its beat grows; it takes others for dead only when their beat stood
 * still while it watched, by its own stopwatch, so that no jump of a clock makes two send the same.
 */
import type { RingPorts } from './ports.ts'

/**
 * Longer than the oldest beat with which anything is still begun (half of it) and the time in which what is begun goes
 * out (ten seconds) together: what a living one sends is on its way before anybody can take it for dead.
 */
const DEAD_MS = 30_000
const BEAT_MS = DEAD_MS / 8
/** One that looks around no more often than this stood still itself, and so may have the others. */
const LONGEST_LOOK_MS = 2 * BEAT_MS

interface Seen {
  readonly beat: number
  /** For so long its beat stood still while somebody was awake to watch. */
  readonly still_ms: number
}

export class Ringer {
  readonly #ports: RingPorts
  /** Written in the database, or null. */
  #id: string | null = null
  #beaten = 0
  #asking: Promise<void> | null = null
  #others = new Map<string, Seen>()
  #looked = 0

  constructor(ports: RingPorts) {
    this.#ports = ports
  }

  /** Often enough for nobody to take it for dead. */
  readonly beat_ms = BEAT_MS

  /** Its name, if it may send now. Another name than before: what it had is somebody else's. */
  async alive(): Promise<string> {
    // whoever did not get to beat for a while asks whether it is still taken for alive
    if (this.#id === null || this.#age() >= BEAT_MS) await this.#ask()
    // the answer may have come long before anybody got to read it
    while (this.#id === null || this.#age() >= DEAD_MS / 2) await this.#ask()
    return this.#id
  }

  #age(): number {
    return this.#ports.elapsed() - this.#beaten
  }

  /** Whoever asks at the same time gets the same answer: it is one sender, with one name. */
  async #ask(): Promise<void> {
    this.#asking ??= this.#beat().finally(() => {
      this.#asking = null
    })
    await this.#asking
  }

  async #beat(): Promise<void> {
    const { store, world, elapsed } = this.#ports
    // counted from before it is written: nobody else can have seen it earlier
    const now = elapsed()
    if (this.#id === null || !(await store.beat(this.#id))) {
      this.#id = null
      const id = world.newId()
      await store.enlist(id)
      this.#id = id
    }
    this.#beaten = now
  }

  /** Buries those who stood still, and gives what they had back to all. */
  async lookAround(): Promise<void> {
    const { store, elapsed } = this.#ports
    const ringers = await store.ringers()
    const passed = Math.min(elapsed() - this.#looked, LONGEST_LOOK_MS)
    this.#looked = elapsed()
    const seen = new Map<string, Seen>()
    for (const { id, beat } of ringers) {
      const before = this.#others.get(id)
      const still_ms = before?.beat === beat ? before.still_ms + passed : 0
      if (id !== this.#id && still_ms >= DEAD_MS) await store.bury(id, beat)
      else seen.set(id, { beat, still_ms })
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
