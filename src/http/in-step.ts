/**
 * Requests that come in at about the same time are worked on in step with each other: every step of one is followed by
 * the same step of the next, which finds its code still in the processor's caches.
 */
const OFTEN_ALONE = 8

export class InStep {
  #running = 0
  #alone = 0
  #next: Promise<void> | null = null

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1
    this.#alone = this.#running > 1 ? 0 : this.#alone + 1
    try {
      if (this.#alone < OFTEN_ALONE) await this.#others()
      return await work()
    } finally {
      this.#running -= 1
    }
  }

  /** All that is on its way in by now. */
  #others(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#next = null
        resolve()
      })
    })
    return this.#next
  }
}
