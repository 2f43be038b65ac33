/** Words that say when → dates, by the same rules as everywhere else. A model never works out a date. */
import type { Filter, Span } from '../../domain/command.ts'
import { doneWhen } from '../../understand/dates/done-when.ts'
import { dueFilterOf } from '../../understand/dates/due-filter.ts'
import { dueOfPeriod } from '../../understand/dates/due-of-period.ts'
import { type DateMatch, findDates, isClock } from '../../understand/dates/find-dates.ts'
import { type Repetition, repetitionsIn } from '../../understand/repetition/find-repetitions.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import { placeOf } from './place.ts'

/** The words a date may have been said in: those of the message, but for the parts to take as plain text. */
export function saidWhen(words: string, text: string, context: ReadingContext): Span | null {
  const span = placeOf(words, text)
  const plain = context.literal ?? []
  return span !== null && !plain.some(([from, to]) => span[0] < to && from < span[1]) ? span : null
}

/** null: the words are no date to come ("every monday", "yesterday", "soon"). */
export function dueFrom(words: string, context: ReadingContext): string | null {
  const [date] = datesIn(words, context)
  if (date === undefined || 'recurring' in date) return null
  return 'due_date' in date ? date.due_date : dueOfPeriod(date, context.now)
}

/** "every monday": how often, by the same rules as everywhere else. null: not at all, or not so that it makes a rule. */
export function againFrom(words: string, { now, date_order }: ReadingContext): Repetition | null {
  const [again, ...more] = repetitionsIn(words, now, date_order ?? 'month-first')
  return again && again.doubt === undefined && more.length === 0 ? again : null
}

/** "at 6pm": a time without its day. */
export function isTimeAlone(words: string, context: ReadingContext): boolean {
  const [date] = datesIn(words, context)
  return date !== undefined && isClock(date)
}

export interface Message {
  readonly text: string
  readonly context: ReadingContext
}

/** Of what is done it is asked when it was done, unless it says "due". null: no time at all. */
export function whenFrom(
  words: string,
  status: Filter['status'] | null,
  { text, context }: Message,
): Pick<Filter, 'due' | 'completed_during'> | null {
  if (/\b(?:overdue|late)\b/iu.test(words)) return { due: 'overdue' }
  const done = status === 'completed' && !/\bdue\b/iu.test(text) ? doneWhen(words, context.now) : null
  if (done !== null) return { completed_during: done }
  const [date] = datesIn(words, context)
  const due = date === undefined ? null : dueFilterOf(date, words, context.now)
  return due === null ? null : { due }
}

function datesIn(words: string, { now, date_order }: ReadingContext): readonly DateMatch[] {
  return findDates(words, now, { order: date_order ?? 'month-first' })
}
