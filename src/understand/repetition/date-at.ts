/** The date that begins with a word: what "starting …" begins with, what "until …" ends on. */
import { dateOf, type Moment, timeOf } from '../../domain/calendar.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import type { Now } from '../dates/rule.ts'
import type { Line } from './line.ts'

export interface DateAt {
  readonly from: string
  readonly to: string
  readonly time?: string
  /** Only a time was said, and no day. */
  readonly isTime?: true
  /** How many words it takes. */
  readonly words: number
}

/** Another bound, or a rule of its own, begins here. */
const others =
  /^(?:every|daily|weekly|monthly|yearly|until|starting|ending|except|for|times|repeat|from|apart|biweekly|fortnightly|quarterly|weekends|weekdays|mornings|afternoons|evenings|nights|@[\d.~]{1,16}s)$/u
const MOST_WORDS = 9

export function dateAt({ words }: Line, message: string, at: number, now: Now): DateAt | null {
  const first = words[at]
  if (first === undefined) return null
  let end = at
  while (end < words.length && end < at + MOST_WORDS && !others.test(words[end]?.word ?? '')) end++
  const date = dateIn(message.slice(first.start, words[end - 1]?.end ?? first.start), now)
  if (date === null) return null
  const until = first.start + date.length
  return { ...date, words: words.filter(({ start }, index) => index >= at && start < until).length }
}

/** "april" alone may be a name, "the 3rd" a thing; behind a preposition they are dates. A day of another year may be past. */
function dateIn(text: string, now: Now): (Omit<DateAt, 'words'> & { readonly length: number }) | null {
  const moments = /\b(?:19|20)\d\d\b/u.test(text) ? [now.moment, longAgo(now.moment)] : [now.moment]
  for (const moment of moments) {
    for (const lead of ['', 'on ', 'in ']) {
      const [date] = findDates(lead + text, moment, { order: now.order })
      if (date !== undefined && date.span[0] === 0 && !('recurring' in date))
        return { ...meaningOf(date), length: date.span[1] - lead.length }
    }
  }
  return null
}

function meaningOf(date: Exclude<DateMatch, { recurring: true }>): Omit<DateAt, 'words'> {
  if ('from' in date) return { from: date.from, to: date.to }
  const day = dateOf(date.due_date)
  const time = timeOf(date.due_date)
  const isTime = time !== null && date.rule.split('+').every((name) => name.startsWith('clock'))
  return { from: day, to: day, ...(time !== null && { time }), ...(isTime && { isTime: true as const }) }
}

const YEARS = 45
function longAgo(moment: Moment): Moment {
  return { ...moment, epoch_ms: moment.epoch_ms - YEARS * 365 * 86_400_000 }
}
