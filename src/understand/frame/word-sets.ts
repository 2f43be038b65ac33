/**
 * The sets of words that frames ask for, numbered. Every token carries the sets its word is in, so that
 * "is it one of these?" is a look at one bit, wherever it is asked.
 */
export type Words = ReadonlySet<string>

/** One bit per set. */
export type SetBits = Uint32Array

const numbers = new Map<string, number>()
const setsWith = new Map<string, number[]>()
const known = new Map<string, SetBits>()
export const NO_SETS: SetBits = new Uint32Array(0)

/** Equal sets have one number. */
export function numberOfSet(words: Words): number {
  const key = [...words].join(' ')
  const before = numbers.get(key)
  if (before !== undefined) return before
  const number = numbers.size
  numbers.set(key, number)
  for (const word of words) numbersWith(word).push(number)
  known.clear()
  return number
}

function numbersWith(word: string): number[] {
  const all = setsWith.get(word) ?? []
  setsWith.set(word, all)
  return all
}

export function countOfSets(): number {
  return numbers.size
}

/** Words of no frame share one answer, so that nothing grows with what people type. */
export function bitsOf(word: string): SetBits {
  const before = known.get(word)
  if (before !== undefined) return before
  if (!setsWith.has(word)) return NO_SETS
  const bits = bitsOfAll([word])
  known.set(word, bits)
  return bits
}

/** Of something that stands for several words at once: a day to come is a date and a due date. */
export function bitsOfAll(words: readonly string[]): SetBits {
  const bits = new Uint32Array(Math.ceil(numbers.size / 32))
  for (const word of words)
    for (const number of setsWith.get(word) ?? [])
      bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
  return bits
}

export function isIn(bits: SetBits, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
}
