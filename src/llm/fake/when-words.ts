/** The words of a message in which a date was said, found by working out each one. */
import { doneWhen } from '../../understand/dates/done-when.ts'
import { findDates } from '../../understand/dates/find-dates.ts'
import { repetitionsIn } from '../../understand/repetition/find-repetitions.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import { dueFrom, whenFrom } from '../hear/when.ts'

export function whenWords(
  date: string,
  as: 'due' | 'filter',
  text: string,
  context: ReadingContext,
): string | null {
  if (date === 'overdue') return date
  const order = context.date_order ?? 'month-first'
  const said = findDates(text, context.now, { order }).flatMap(({ span }) => partsOf(text.slice(...span)))
  const meaning = (words: string) =>
    as === 'due' ? dueFrom(words, context) : whenFrom(words, null, { text, context })?.due
  return said.find((words) => meaning(words) === date) ?? null
}

/** The words that say how often. */
export function oftenWords(text: string, { now, date_order }: ReadingContext): string | null {
  const [again] = repetitionsIn(text, now, date_order ?? 'month-first')
  return again ? text.slice(again.from, again.to) : null
}

/** "between last monday and last friday" */
const MOST_WORDS = 6

/** The fewest words that say when something was done. */
export function doneWords(when: string, text: string, context: ReadingContext): string | null {
  const words = text.split(/\s/u)
  const lengths = Array.from({ length: MOST_WORDS }, (_, index) => index + 1)
  const stretches = lengths.flatMap((length) =>
    words.map((_, from) => words.slice(from, from + length).join(' ')),
  )
  return stretches.find((said) => doneWhen(said, context.now) === when) ?? null
}

/** "due tomorrow to friday" is a range, or in an order to move two days: each is tried. */
function partsOf(words: string): string[] {
  return [words, ...words.split(/\bto\b/iu)]
}
