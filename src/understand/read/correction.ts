/** "No, friday", "sorry, I meant task 4", "actually the other one": a lead that takes something back, then only what is right. */
import type { Correction, Reference } from '../../domain/command.ts'
import { frame } from '../frame/frame.ts'
import { firstDue } from './due.ts'
import { referenceOf } from './reference.ts'
import type { Range, Sentence } from './sentence.ts'

/** One of these makes it a correction; the others may stand around it. */
const TAKING_BACK = new Set([
  'no',
  'nope',
  'actually',
  'sorry',
  'oops',
  'wait',
  'rather',
  'meant',
  'mean',
  'instead',
])
const AROUND = new Set([
  'i',
  'it',
  'that',
  'was',
  'is',
  'to',
  'be',
  'should',
  'have',
  'been',
  'make',
  'not',
  'please',
  'well',
  'on',
  'for',
])

const other = frame('[<the>] other [one/task/item]')
const pointing = frame('<one> <number>|number <number>|[<the>] <any> one|[<the>] {title} (one|<one>)')

export function correctionOf(sentence: Sentence): Correction | null {
  const rest = afterLead(sentence)
  if (rest === null) return null
  const date = dateAlone(sentence, rest)
  if (date !== null) return date
  if (other.match(sentence.tokens, ...rest) !== null) return { other: true }
  const reference = referenceAlone(sentence, rest)
  return reference === null ? null : { reference }
}

function afterLead(sentence: Sentence): Range | null {
  const { tokens } = sentence
  let from = 0
  let takesBack = false
  for (const { norm, kind } of tokens) {
    if (kind !== 'word' || !(TAKING_BACK.has(norm) || (AROUND.has(norm) && from < tokens.length - 1))) break
    takesBack ||= TAKING_BACK.has(norm)
    from += 1
  }
  return takesBack && from < tokens.length ? [from, tokens.length] : null
}

function dateAlone(sentence: Sentence, range: Range): Correction | null {
  const [token, ...more] = sentence.tokens.slice(...range)
  const due = token?.date && more.length === 0 ? firstDue(sentence, range) : null
  return due === null ? null : { ...due.params, ...(due.clock ? { keeps_day: true } : {}) }
}

function referenceAlone(sentence: Sentence, [from, to]: Range): Reference | null {
  if (pointing.match(sentence.tokens, from, to) === null) return null
  const reference = referenceOf(sentence, [from, to])
  return reference !== null && 'all' in reference ? null : reference
}
