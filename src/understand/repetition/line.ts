/** A message → the words the rules of repetition know, in their one spelling, each with its place in the message. */
import { lex } from '../dates/lex.ts'
import { monthNumber, weekdayNumber } from '../dates/numbers.ts'
import { compounded } from './compound.ts'
import { vocabulary } from './vocabulary.ts'
import type { Word } from './word.ts'

export interface Line {
  readonly words: readonly Word[]
  /** The words with one blank after each. */
  readonly text: string
  /** Where each word begins in `text`. */
  readonly starts: readonly number[]
}

export function lineOf(message: string): Line {
  const single = lex(message).tokens.map(({ word, start, end }, index, tokens): Word => {
    const raw = message.slice(start, end).toLowerCase()
    return { word: spelled(raw, word, message.slice(end, tokens[index + 1]?.end ?? end)), start, end }
  })
  const words = compounded(single)
  const starts: number[] = []
  let text = ''
  for (const { word } of words) {
    starts.push(text.length)
    text += `${word} `
  }
  return { words, text, starts }
}

function spelled(raw: string, word: string, behind: string): string {
  // "10x" is a number of times, whatever else a number with a letter on it may be
  if (/^\d{1,3}$/u.test(raw) && /^x$/iu.test(behind)) return raw
  // more than any date has: so many times at most
  if (/^\d{5,15}$/u.test(raw)) return raw
  const own = vocabulary.get(raw)
  if (own !== undefined) return own
  if (word === 'second') return '2th'
  if (/^(?:[a-z]+days?|MON|WED|SAT|SUN)$/u.test(word)) return weekdayWord(word)
  const month = /^(?:[a-z]{3}|MAR|MAY)$/u.test(word) ? monthNumber(word) : 0
  return month > 0 ? `#${month}` : word
}

function weekdayWord(word: string): string {
  const weekday = weekdayNumber(word)
  return weekday === 0 ? word : `@${weekday}${word.endsWith('s') ? 's' : ''}`
}
