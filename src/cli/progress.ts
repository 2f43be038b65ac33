/** How far something long has come, in one line of the terminal; nothing where nobody looks. */
const WIDTH = 30
/** More often would only flicker. */
const STEPS = 100

export class Progress {
  readonly #total: number
  readonly #out = process.stderr
  #done = 0

  constructor(total: number) {
    this.#total = total
  }

  step(): void {
    this.#done += 1
    if (!this.#out.isTTY || this.#done % Math.ceil(this.#total / STEPS) !== 0) return
    const filled = Math.round((this.#done / this.#total) * WIDTH)
    this.#out.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.#done} of ${this.#total}`)
  }

  /** Leaves no trace. */
  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[K')
  }
}
