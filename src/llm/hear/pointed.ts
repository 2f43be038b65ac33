/** Does the message point at the task the model means? What only an old message or a title points at is asked about. */
import { isInRange } from '../../understand/read/number-range.ts'
import { numberOf, ordinalOf } from '../../understand/words/numbers.ts'
import type { HeardReference } from './heard.ts'
import { placeOf, wordsIn } from './place.ts'

const IT = /\b(?:it|its|that|this|one|same|task|item|thing|reminder)\b/iu
const THEM = /\b(?:them|they|those|these|both|ones|all|everything|tasks|items|things|reminders)\b/iu
const ALL =
  /\b(?:all|every|everything|both|each|any|whole|entire|completed|done|finished|overdue|rest|tasks|todos|items|reminders|chores|list)\b/iu

/** So many letters of a word make it that word, whatever its ending. */
const STEM = 4

type Pointing = (reference: HeardReference, text: string) => boolean

const pointing: Readonly<Record<HeardReference['kind'], Pointing>> = {
  it: (_, text) => IT.test(text),
  them: (_, text) => THEM.test(text),
  other: (_, text) => /\bother\b/iu.test(text),
  all: ({ filter }, text) => ALL.test(text) || isNarrowed([filter?.due, filter?.query], text),
  number: ({ number }, text) =>
    wordsIn(text).some((word) => numberOf(word) === number) || isInRange(number ?? 0, text),
  position: (_, text) => wordsIn(text).some((word) => ordinalOf(word) !== null || /\d/u.test(word)),
  words: ({ words }, text) => {
    const said = new Set(wordsIn(text).map(stem))
    return wordsIn(words ?? '').some((word) => said.has(stem(word)))
  },
}

export function isPointedAt(reference: HeardReference, text: string): boolean {
  return pointing[reference.kind](reference, text)
}

function stem(word: string): string {
  return word.slice(0, STEM)
}

function isNarrowed(filters: readonly (string | null | undefined)[], text: string): boolean {
  const said = filters.filter((words) => words !== null && words !== undefined)
  return said.length > 0 && said.every((words) => placeOf(words, text) !== null)
}
