/**
 * Learned weights, packed: sorted feature numbers as differences, then the weights column by column in single bytes.
 * Text, so that it is part of the program wherever it runs.
 */

export interface Table {
  readonly width: number
  /** Open addressing, a feature and where its weights begin side by side; -1: nothing was learned about it. */
  readonly slots: Int32Array
  readonly weights: Int8Array
  readonly scale: number
}

export interface Packed {
  readonly width: number
  readonly scale: number
  readonly features: string
  readonly weights: string
}

export function unpack({ width, scale, features, weights }: Packed): Table {
  const numbers = unpackNumbers(bytesOf(features))
  const columns = new Int8Array(bytesOf(weights).buffer)
  const size = numbers.length
  const rows = new Int8Array(size * width)
  for (let column = 0; column < width; column++)
    for (let at = 0; at < size; at++) rows[at * width + column] = columns[column * size + at] as number
  return { width, scale, weights: rows, slots: slotsOf(numbers, width) }
}

/** Differences of seven bits a byte, the lowest first. */
function unpackNumbers(bytes: Uint8Array): Int32Array {
  const numbers = new Int32Array(bytes.length)
  let count = 0
  let last = -(2 ** 31)
  let [value, factor] = [0, 1]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    value += (byte & 127) * factor
    factor *= 128
    if (byte > 127) continue
    last += value
    numbers[count++] = last
    value = 0
    factor = 1
  }
  return numbers.subarray(0, count)
}

export function packNumbers(sorted: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let last = -(2 ** 31)
  for (const number of sorted) {
    let rest = number - last
    while (rest > 127) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
    last = number
  }
  return Uint8Array.from(bytes)
}

/** Half of them stay empty: a message asks thousands of times, mostly for what was never learned. */
function slotsOf(numbers: Int32Array, width: number): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(numbers.length * 2 + 2))
  const slots = new Int32Array(size * 2).fill(-1)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    let slot = number & (size - 1)
    while (slots[slot * 2 + 1] !== -1) slot = (slot + 1) & (size - 1)
    slots[slot * 2] = number
    slots[slot * 2 + 1] = at * width
  }
  return slots
}

function rowOf(feature: number, slots: Int32Array): number {
  const mask = slots.length - 1
  let slot = (feature << 1) & mask
  while (slots[slot] !== feature && slots[slot + 1] !== -1) slot = (slot + 2) & mask
  return slots[slot + 1] as number
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text)
  const bytes = new Uint8Array(raw.length)
  for (let at = 0; at < raw.length; at++) bytes[at] = raw.charCodeAt(at)
  return bytes
}

/** Adds the weights of the features to the scores, in the order of the features: sums of fractions depend on it. */
export function addWeights(
  score: Float64Array,
  at: number,
  features: Int32Array,
  { slots, weights, width, scale }: Table,
  size: number = features.length,
): void {
  for (let index = 0; index < size; index++) {
    const from = rowOf(features[index] as number, slots)
    if (from < 0) continue
    for (let column = 0; column < width; column++)
      score[at + column] = (score[at + column] as number) + (weights[from + column] as number) * scale
  }
}
