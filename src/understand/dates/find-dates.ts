/**
 * Finds the dates of a sentence and works them out in the sender's zone. Pure.
 * A date nobody said is never found; a day without a time stays a day.
 */
import { addDays, type DueDate, type Moment, type PlainDate, today, weekday } from '../../domain/calendar.ts'
import type { Span } from '../../domain/command.ts'

export type DateMatch = { readonly span: Span; readonly rule: string } & (
  | { readonly due_date: DueDate }
  | { readonly recurring: true }
  | { readonly from: PlainDate; readonly to: PlainDate }
)

export interface DateOptions {
  /** How "12/05" is read. */
  readonly order: 'month-first' | 'day-first'
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const word =
  /(?:(?:by|on|for|due|until) )?\b(today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu

export function findDates(text: string, now: Moment, _options: DateOptions): readonly DateMatch[] {
  const found: DateMatch[] = []
  for (const match of text.matchAll(word)) {
    const said = (match[1] ?? '').toLowerCase()
    const span: Span = [match.index, match.index + match[0].length]
    found.push({ span, rule: 'day/word', due_date: dayOf(said, today(now)) })
  }
  return found
}

function dayOf(said: string, start: PlainDate): PlainDate {
  if (said === 'today') return start
  if (said === 'tomorrow') return addDays(start, 1)
  const ahead = (days.indexOf(said) + 1 - weekday(start) + 7) % 7
  return addDays(start, ahead === 0 ? 7 : ahead)
}

/**
 * The due date of something to be done in a period: the first day of one to come,
 * the last day of one that has begun ("next week" is its Monday, "this week" its Sunday).
 */
export function dueOfPeriod(
  period: { readonly from: PlainDate; readonly to: PlainDate },
  now: Moment,
): PlainDate {
  return period.from > today(now) ? period.from : period.to
}
