/** What of a message tasks are looked up by: a few of its words, the figures in it, and where slips of a word begin. */
import { contentWords } from '../../domain/match.ts'
import { indexWord } from './words.ts'

const MOST_WORDS = 12
const MOST_NUMBERS = 6
/** A message of this length has few enough words to take them all apart. */
const SHORT = 300
const MOST_PIECES = 40

/** The longest: those are the rarest, mostly, and it takes no look to know. */
export function wordsOf(text: string): readonly string[] {
  const words = new Set(contentWords(shortened(text)).map(indexWord))
  return [...words].sort(longestFirst).slice(0, MOST_WORDS)
}

function shortened(text: string): string {
  if (text.length <= SHORT) return text
  return [...new Set(text.split(/\s/u))].sort(longestFirst).slice(0, MOST_PIECES).join(' ')
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length
}

/** "#3", "task 3" and "3" may all mean a task. */
export function numbersOf(text: string): readonly number[] {
  const figures = text.match(/(?<![\p{L}\p{N}])\d{1,9}(?![\p{L}\p{N}])/gu) ?? []
  return [...new Set(figures.map(Number))].slice(0, MOST_NUMBERS)
}

/**
 * The words that one may be a slip of begin like it. Letters are swapped or struck twice near the beginning, too;
 * the first is rarely wrong.
 */
export function beginningsOf(word: string): readonly string[] {
  const [first, second, third, fourth] = word
  if (fourth === undefined) return []
  return [...new Set([`${first}${second}${third}`, `${first}${third}${second}`, `${first}${third}${fourth}`])]
}
