/** Where a message holds codes: "BX-07nov2" and "TKT-8841" are names, whatever their letters and figures spell. */
import { eachMatch } from '../text/each-match.ts'
import { vocabulary } from './vocabulary.ts'

const candidate = /(?<![\p{L}\d-])(?<head>[A-Za-z]{1,10})(?<rest>[-\d][A-Za-z\d-]{0,40})/gu
const hour = /^-\d{1,2}(?:[ap]m)?$/iu
/** Figures too many for a date beside a word, or letters between figures. */
const figures = /\d{3}|\d[A-Za-z]{1,9}\d/u

/** "task 1 to 12 december": the number of a task is no day. */
const numbered =
  /\b(?:task|item|todo|reminder) #?(?<number>\d{1,4})(?= (?:to|is|as|from|due|until|should)\b)/giu

/** Tells whether a place lies in a code; to be asked from left to right. */
export function codesIn(text: string): (at: number) => boolean {
  const spans: (readonly [start: number, end: number])[] = []
  eachMatch(candidate, text, ({ 0: raw, index, groups }) => {
    if (isCode(groups?.head ?? '', groups?.rest ?? '')) spans.push([index, index + raw.length])
  })
  eachMatch(numbered, text, ({ 0: raw, index, groups }) => {
    const end = index + raw.length
    spans.push([end - (groups?.number?.length ?? 0), end])
  })
  spans.sort((a, b) => a[0] - b[0])
  let next = 0
  return (at) => {
    while (next < spans.length && (spans[next]?.[1] ?? 0) <= at) next++
    return (spans[next]?.[0] ?? Number.POSITIVE_INFINITY) <= at
  }
}

function isCode(head: string, rest: string): boolean {
  if (vocabulary.has(head.toLowerCase()) || !/\d/u.test(rest)) return false
  return figures.test(rest) || (head === head.toUpperCase() && rest.startsWith('-') && !hour.test(rest))
}
