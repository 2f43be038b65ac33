/** A date as what tasks are asked for by: "on friday" is that day, "before friday" all that is due earlier. */
import { addDays, type DueDate, dateOf, type Moment, type PlainDate, today } from '../../domain/calendar.ts'
import type { DueFilter } from '../../domain/words.ts'
import type { DateMatch } from './find-dates.ts'

export const EVER = '0001-01-01'
const FOREVER = '9999-12-31'

/** `words`: those in which the date was said. null: a filter cannot say it ("every monday"). */
export function dueFilterOf(date: DateMatch, words: string, now: Moment): DueFilter | null {
  if ('recurring' in date) return null
  const { from, to } = 'from' in date ? date : oneDay(date.due_date)
  // at the beginning: "the day after tomorrow" is one day
  const bound = /^(?:due )?(?<bound>before|by|until|till|after|since)\b/iu
    .exec(words)
    ?.groups?.bound?.toLowerCase()
  if (bound === 'before') return `${EVER}..${addDays(from, -1)}`
  if (bound === 'after') return `${addDays(to, 1)}..${FOREVER}`
  if (bound === 'since') return `${from}..${FOREVER}`
  if (bound !== undefined) return `${EVER}..${to}`
  return named(from, to, now)
}

function oneDay(due: DueDate): { readonly from: PlainDate; readonly to: PlainDate } {
  const day = dateOf(due)
  return { from: day, to: day }
}

function named(from: string, to: string, now: Moment): DueFilter {
  const here = today(now)
  if (from !== to) return `${from}..${to}`
  if (from === here) return 'today'
  return from === addDays(here, 1) ? 'tomorrow' : `${from}..${to}`
}
