/**
 * A short text as a QR code: bytes, the lowest error correction, versions 1 to 5, which are one block each and hold up to
 * 106 bytes. Enough for an address; ISO/IEC 18004 has the rest.
 */

/** Data and correction words of each version, and where its alignment mark is centred. */
const VERSIONS = [
  { data: 19, correction: 7, mark: null },
  { data: 34, correction: 10, mark: 18 },
  { data: 55, correction: 15, mark: 22 },
  { data: 80, correction: 20, mark: 26 },
  { data: 108, correction: 26, mark: 30 },
] as const

/** Lowest correction, first mask, with its own correction and mask already in it. */
const FORMAT = 0x77c4
const BYTES = 0b0100

/** Dark or light, row by row; null: too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const at = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data)
  const version = VERSIONS[at]
  if (version === undefined) return null
  const data = padded(bytes, version.data)
  const bits = [...data, ...remainder(data, version.correction)].flatMap((word) => bitsOf(word, 8))
  const code = new Code(at * 4 + 21)
  code.drawMarks(version.mark)
  code.drawFormat()
  code.fill(bits)
  return code.rows
}

function bitsOf(value: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1)
}

/** What it is, how long, the bytes, an end, and filling. */
function padded(bytes: Uint8Array, length: number): readonly number[] {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, 8),
    ...[...bytes].flatMap((one) => bitsOf(one, 8)),
    0,
    0,
    0,
    0,
  ]
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  for (let filling = 0xec; words.length < length; filling ^= 0xec ^ 0x11) words.push(filling)
  return words
}

/** Reed and Solomon's: the remainder of a division by as many roots as there are words of correction. */
function remainder(data: readonly number[], count: number): readonly number[] {
  const divisor = divisorOf(count)
  let rest: readonly number[] = divisor.map(() => 0)
  for (const word of data) {
    const [first = 0, ...others] = rest
    const factor = word ^ first
    rest = [...others, 0].map((one, at) => one ^ times(divisor[at] ?? 0, factor))
  }
  return rest
}

function divisorOf(count: number): readonly number[] {
  let divisor: readonly number[] = Array.from({ length: count }, (_, at) => Number(at === count - 1))
  let root = 1
  for (let step = 0; step < count; step++) {
    divisor = multiplied(divisor, root)
    root = times(root, 2)
  }
  return divisor
}

/** By one more root. */
function multiplied(divisor: readonly number[], root: number): readonly number[] {
  return divisor.map((one, at) => times(one, root) ^ (divisor[at + 1] ?? 0))
}

/** In the field of 256 that the code lives in. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

class Code {
  readonly size: number
  readonly rows: boolean[][]
  readonly #taken: boolean[][]

  constructor(size: number) {
    const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    this.size = size
    this.rows = empty()
    this.#taken = empty()
  }

  #set(x: number, y: number, dark: boolean): void {
    const [row, taken] = [this.rows[y], this.#taken[y]]
    if (!row || !taken || x < 0 || x >= this.size) return
    row[x] = dark
    taken[x] = true
  }

  drawMarks(mark: number | null): void {
    for (let at = 0; at < this.size; at++) {
      this.#set(6, at, at % 2 === 0)
      this.#set(at, 6, at % 2 === 0)
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.#rings(x, y, 4, [2, 4])
    if (mark !== null) this.#rings(mark, mark, 2, [1])
  }

  /** Squares around a point, dark but for those so far away from it. */
  #rings(x: number, y: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** Twice, around the corner marks, so that either can be lost. */
  drawFormat(): void {
    const last = this.size - 1
    for (const [at, bit] of bitsOf(FORMAT, 15).toReversed().entries()) {
      const dark = bit === 1
      this.#set(...besideFirst(at), dark)
      if (at < 8) this.#set(last - at, 8, dark)
      else this.#set(8, last - 14 + at, dark)
    }
    this.#set(8, last - 7, true)
  }

  /** Up and down in columns of two from the right, each bit turned by the mask. */
  fill(bits: readonly number[]): void {
    const places = this.#places().filter(([x, y]) => !this.#taken[y]?.[x])
    for (const [at, [x, y]] of places.entries()) this.#set(x, y, (bits[at] === 1) !== ((x + y) % 2 === 0))
  }

  #places(): readonly (readonly [x: number, y: number])[] {
    const columns = Array.from({ length: this.size - 1 }, (_, at) => this.size - 1 - at)
    // The one with the timing marks is no column of a pair.
    const rights = columns.filter((x) => (x > 6 ? x % 2 === 0 : x % 2 === 1))
    return rights.flatMap((right) => {
      const upward = ((right + 1) & 2) === 0
      return Array.from({ length: this.size }, (_, at) => (upward ? this.size - 1 - at : at)).flatMap((y) => [
        [right, y] as const,
        [right - 1, y] as const,
      ])
    })
  }
}

function besideFirst(at: number): readonly [x: number, y: number] {
  if (at < 8) return [8, at < 6 ? at : at + 1]
  return [at === 8 ? 7 : 14 - at, 8]
}
