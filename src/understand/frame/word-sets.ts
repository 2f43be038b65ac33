/**
 * The sets of words that frames ask for, numbered. Every token carries the sets its word is in, so that
 * "is it one of these?" is a look at one bit, wherever it is asked.
 */
import { type Learned, learned } from '../learned.ts'
import type { Node } from './node.ts'

export type Words = ReadonlySet<string>

/** The sets a word is in: one bit for each set, and their numbers one by one. */
export interface WordSets {
  readonly bits: Uint32Array
  readonly numbers: readonly number[]
}

/** The words of each set, by its number. */
const sets: string[] = [...(learned?.sets ?? [])]
/** Classes are part of many frames: the same set comes again and again. */
const numberOf = new WeakMap<Words, number>()
const numbered = new WeakSet<Node>()
const setsWith = new Map<string, readonly number[]>(learned?.words)
const known = new Map<string, WordSets>()
const NO_SETS: WordSets = { bits: new Uint32Array(0), numbers: [] }

/** Equal sets have one number. */
export function numberOfSet(words: Words): number {
  const before = numberOf.get(words)
  if (before !== undefined) return before
  const [first = ''] = words
  const key = [...words].join(' ')
  const number = setsWith.get(first)?.find((one) => sets[one] === key) ?? sets.length
  numberOf.set(words, number)
  if (number < sets.length) return number
  sets.push(key)
  for (const word of words) setsWith.set(word, [...(setsWith.get(word) ?? []), number])
  known.clear()
  return number
}

/** All sets of a frame have to have their numbers before the first sentence is read. */
export function numberSets(node: Node): void {
  if (numbered.has(node)) return
  numbered.add(node)
  if (node.kind === 'words') numberOfSet(node.words)
  if (node.kind === 'sequence') node.parts.forEach(numberSets)
  if (node.kind === 'choice') node.options.forEach(numberSets)
  if (node.kind === 'optional' || node.kind === 'hole') numberSets(node.part)
}

export function numberedSets(): Pick<Learned, 'sets' | 'words'> {
  return { sets, words: [...setsWith] }
}

export function countOfSets(): number {
  return sets.length
}

/** Words of no frame share one answer, so that nothing grows with what people type. */
export function setsOf(word: string): WordSets {
  return known.get(word) ?? (setsWith.has(word) ? setsOfAll([word]) : NO_SETS)
}

/** Of something that stands for several words of frames at once: a day to come is a date and a due date. */
export function setsOfAll(words: readonly string[]): WordSets {
  const key = words.join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const numbers = [...new Set(words.flatMap((word) => setsWith.get(word) ?? []))]
  const bits = new Uint32Array(Math.ceil(sets.length / 32))
  for (const number of numbers) bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
  known.set(key, { bits, numbers })
  return { bits, numbers }
}

export function isIn({ bits }: WordSets, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
}
