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
import { type Found, scan } from './scan.ts'
import { place } from './stand.ts'

export type DateMatch = {
  readonly span: Span
  readonly rule: string
} /** `until` where a range of hours was said: the end of "2pm to 3pm", the new time in "change it from 2pm to 3pm". */ & (
  | {
      readonly due_date: DueDate
      readonly until?: DueDate
      /** The weekday that was said is not the one of this date ("monday the 22nd", a Sunday). */
      readonly conflict?: true
      /** Neither am nor pm was said ("at 5"): the likelier is given. */
      readonly half?: true
    }
  | { readonly recurring: true }
  | { readonly from: PlainDate; readonly to: PlainDate }
)

/** Nothing but a time, or two of them ("5pm to 6pm"). */
export function isClock({ rule }: Pick<DateMatch, 'rule'>): boolean {
  return rule.split('+').every((one) => one.startsWith('clock/'))
}

export interface DateOptions {
  /** How "12/05" is read. */
  readonly order: 'month-first' | 'day-first'
  /** The thing that is dated is one of the evening (a dinner): an hour from 5 to 11 without am or pm is p.m. */
  readonly evening?: boolean
}

export function findDates(text: string, moment: Moment, options: DateOptions): readonly DateMatch[] {
  const lexed = lex(text)
  if (!lexed.hasDateWord) return []
  const now = nowOf(moment, options)
  const phrases = join(withoutNow(scan(lexed, text, dateFamilies, now)), lexed, text, now)
  const matches = phrases.map((phrase, index) => matchOf(phrase, lexed, now, phrases[index - 1]?.to ?? 0))
  const found = matches.filter((match) => match !== null)
  // "pick Mary up after work": a part of the day without a day is as much a part of the task
  return found.filter(({ rule, span }) => rule !== PART_ALONE || (found.length === 1 && isAtNoon(text, span)))
}

const PART_ALONE = 'part/after-lunch'

function isAtNoon(text: string, span: Span): boolean {
  return text
    .slice(...span)
    .toLowerCase()
    .includes('lunch')
}

/** "due friday now": beside another date it only says that something has changed. */
function withoutNow(found: readonly Found[]): readonly Found[] {
  const others = found.filter(({ rule }) => rule.name !== 'day/now')
  return others.length > 0 ? others : found
}

function nowOf(moment: Moment, { order, evening = false }: DateOptions): Now {
  const wall = wallTime(moment)
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return { moment, today: dateOf(wall), minutes, order, evening }
}

function matchOf(phrase: Phrase, lexed: Lexed, now: Now, taken: number): DateMatch | null {
  const { from, to, stands } = place(phrase, lexed, taken)
  const meaning = stands ? resolve(phrase.whole, now) : null
  if (meaning === null) return null
  const span: Span = [lexed.tokens[from]?.start ?? 0, lexed.tokens[to - 1]?.end ?? 0]
  return { span, rule: phrase.pieces.map(({ rule }) => rule.name).join('+'), ...meaning }
}
