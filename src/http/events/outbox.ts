/** What waits to be written to one stream. Whoever reads too slowly is let go, and comes back for the rest. */

const MOST_WAITING = 1000

export class Outbox<T> {
  #waiting: T[] = []
  #over = false
  #wake: (() => void) | null = null

  put(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length > MOST_WAITING) this.#over = true
    this.#wake?.()
  }

  end(): void {
    this.#over = true
    this.#wake?.()
  }

  /** Until the end, as they come. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    while (!this.#over) {
      yield* this.#waiting.splice(0)
      if (this.#waiting.length > 0 || this.#over) continue
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
