/** Feature numbers as they are found. One is filled again and again, so that a long message makes no garbage. */
export class Numbers {
  size = 0
  found = new Int32Array(256)

  put(number: number): void {
    if (this.size === this.found.length) this.#grow()
    this.found[this.size++] = number
  }

  #grow(): void {
    const wider = new Int32Array(this.found.length * 2)
    wider.set(this.found)
    this.found = wider
  }
}
