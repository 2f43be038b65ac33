/**
 * Finds the dates of a sentence and works them out in the sender's zone. Pure, linear in the message.
 * A date nobody said is never found; a day without a time stays a day. Spans include the preposition
 * ("by friday", "due tomorrow", "today's"), so that cutting one leaves a clean title.
 */
import { type DueDate, dateOf, type Moment, type PlainDate, wallTime } from '../../domain/calendar.ts'
import type { Span } from '../../domain/command.ts'
import { join, type Phrase } from './join.ts'
import { type Lexed, lex } from './lex.ts'
import { resolve } from './resolve.ts'
import type { Now } from './rule.ts'
import { dateFamilies } from './rules/index.ts'
import { scan } from './scan.ts'
import { place } from './stand.ts'

export type DateMatch = {
  readonly span: Span
  readonly rule: string
} /** `until` where a range of hours was said: the end of "2pm to 3pm", the new time in "change it from 2pm to 3pm". */ & (
  | { readonly due_date: DueDate; readonly until?: DueDate }
  | { readonly recurring: true }
  | { readonly from: PlainDate; readonly to: PlainDate }
)

export interface DateOptions {
  /** How "12/05" is read. */
  readonly order: 'month-first' | 'day-first'
}

export function findDates(text: string, moment: Moment, options: DateOptions): readonly DateMatch[] {
  const lexed = lex(text)
  if (!lexed.hasDateWord) return []
  const now = nowOf(moment, options)
  const phrases = join(scan(lexed, text, dateFamilies, now), lexed, text, now)
  return phrases.flatMap((phrase, index) => matchOf(phrase, lexed, now, phrases[index - 1]?.to ?? 0) ?? [])
}

function nowOf(moment: Moment, { order }: DateOptions): Now {
  const wall = wallTime(moment)
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return { moment, today: dateOf(wall), minutes, order }
}

function matchOf(phrase: Phrase, lexed: Lexed, now: Now, taken: number): DateMatch | null {
  const { from, to, stands } = place(phrase, lexed, taken)
  const meaning = stands ? resolve(phrase.whole, now) : null
  if (meaning === null) return null
  const span: Span = [lexed.tokens[from]?.start ?? 0, lexed.tokens[to - 1]?.end ?? 0]
  return { span, rule: phrase.pieces.map(({ rule }) => rule.name).join('+'), ...meaning }
}
