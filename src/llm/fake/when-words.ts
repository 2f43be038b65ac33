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
  const said = findDates(text, context.now, { order }).map(({ span }) => text.slice(...span))
  const meaning = as === 'due' ? dueFrom : dueFilterFrom
  return said.find((words) => meaning(words, context) === date) ?? null
}
