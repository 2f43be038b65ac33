/**
 * The time of day that goes with a repetition. The date rules read it: with "tomorrow" in the place of the words that
 * repeat, "water plants every monday at 7" is "water plants tomorrow at 7".
 */
import { timeOf } from '../../domain/calendar.ts'
import type { Span } from '../../domain/command.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Now } from '../dates/rule.ts'
import type { DayPart } from './said.ts'

export interface Timed {
  readonly span: Span
  readonly time?: string
  /** Neither am nor pm was said. */
  readonly half?: true
}

const STAND_IN = 'tomorrow'
const NEAR = 70

/** How much of the text is left without the word that was cut in two. */
function near(text: string, cut: RegExp): number {
  return text.length < NEAR ? text.length : text.replace(cut, '').length
}

/** `clocks` are the times said inside of the span. */
export function timed(
  message: string,
  [start, end]: Span,
  clocks: string,
  part: DayPart | undefined,
  now: Now,
): Timed {
  const words = [STAND_IN, part ?? '', clocks].filter((each) => each !== '').join(' ')
  // a time stands close by, and a long message may hold many
  const from = start - near(message.slice(Math.max(0, start - NEAR), start), /^\S*\s/u)
  const behind = message.slice(end, end + NEAR)
  const text = `${message.slice(from, start)}${words}${behind.slice(0, near(behind, /\s\S*$/u))}`
  const date = findDates(text, now.moment, { order: now.order, evening: now.evening }).find(
    ({ span }) => span[0] <= start - from && span[1] >= start - from + STAND_IN.length,
  )
  if (date === undefined || !('due_date' in date)) return { span: [start, end] }
  const span: Span = [from + date.span[0], Math.max(end, from + date.span[1] - words.length + (end - start))]
  const time = timeOf(date.due_date)
  return { span, ...(time !== null && { time }), ...(date.half && { half: true }) }
}
