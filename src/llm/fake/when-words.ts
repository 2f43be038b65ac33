/** The words of a message in which a date was said, found by working out each one. */
import { findDates } from '../../understand/dates/find-dates.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import { dueFilterFrom, dueFrom } from '../hear/when.ts'

export function whenWords(
  date: string,
  as: 'due' | 'filter',
  text: string,
  context: ReadingContext,
): string | null {
  if (date === 'overdue') return date
  const order = context.date_order ?? 'month-first'
  const said = findDates(text, context.now, { order }).flatMap(({ span }) => partsOf(text.slice(...span)))
  const meaning = as === 'due' ? dueFrom : dueFilterFrom
  return said.find((words) => meaning(words, context) === date) ?? null
}

/** "due tomorrow to friday" is a range, or in an order to move two days: each is tried. */
function partsOf(words: string): string[] {
  return [words, ...words.split(/\bto\b/iu)]
}
