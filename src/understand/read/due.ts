/** The date a sentence sets: a day, a time, or a period ("next week"), which stands for one of its days. */
import type { Span } from '../../domain/command.ts'
import { dueOfPeriod } from '../dates/due-of-period.ts'
import { type DateMatch, findDates, isClock } from '../dates/find-dates.ts'
import type { Token } from '../text/tokens.ts'
import type { Range, Sentence } from './sentence.ts'

export interface SaidDue {
  readonly params: { readonly due_date: string; readonly timezone?: string }
  readonly span: Span
  /** Where the hour was said apart from the day ("remind me *tomorrow* to call Rita *at 5*"). */
  readonly hour?: Span
  /** Only a time was said, without its day. */
  readonly clock?: true
  /** Only a part of the day was said ("in the evening"). */
  readonly part?: true
  /** A stretch of days was said ("next week"), of which it is one. */
  readonly period?: true
  /** Another date joined to it ("on Monday *and Tuesday*"): a task has one, so it can only be noted. */
  readonly also?: Span
}

/** The first day or time said, else the first period. */
export function firstDue(sentence: Sentence, range: Range): SaidDue | null {
  return dueAmong(sentence, sentence.tokens.slice(...range))
}

export function dueAmong(sentence: Sentence, tokens: readonly Token[]): SaidDue | null {
  const token = tokens.find(isPoint) ?? tokens.find(isPeriod)
  if (token === undefined) return null
  const others = tokens.filter((one) => one !== token && isSet(one))
  const [other] = others
  const whole = other !== undefined && others.length === 1 ? apart(sentence, token, other) : null
  const due = whole ?? dueOf(sentence, token)
  return due === null || whole !== null ? due : { ...due, ...joinedTo(tokens, token) }
}

function joinedTo(tokens: readonly Token[], token: Token): { readonly also?: Span } {
  const at = tokens.indexOf(token)
  const [joint, second] = tokens.slice(at + 1, at + 3)
  const joins = joint?.norm === 'and' || joint?.norm === 'or'
  return joins && second !== undefined && isSet(second) ? { also: [joint.start, second.end] } : {}
}

/** A day here and an hour there are one date, if together they read as one. */
function apart(sentence: Sentence, first: Token, second: Token): SaidDue | null {
  const [day, hour] = isHour(first) ? [second, first] : [first, second]
  if (!isHour(hour) || isHour(day) || !isDay(day)) return null
  const params = timeOn(sentence, wordsOf(sentence, day), wordsOf(sentence, hour))
  return params === null ? null : { params, span: [day.start, day.end], hour: [hour.start, hour.end] }
}

/** null: those words for a day and for an hour are no date together. */
export function timeOn({ now, order }: Sentence, day: string, hour: string): SaidDue['params'] | null {
  const [date, more] = findDates(`${day} ${hour}`, now, { order })
  if (date === undefined || more !== undefined || !('due_date' in date) || date.due_date.length <= 10)
    return null
  return { due_date: date.due_date, timezone: now.timezone }
}

function wordsOf({ text }: Sentence, { start, end }: Token): string {
  return text.slice(start, end)
}

function isHour({ date }: Token): boolean {
  return date !== undefined && 'due_date' in date && isClock(date)
}

function isPartOfDay({ rule }: DateMatch): boolean {
  return rule === 'part/in-the' || rule === 'part/end-of-day'
}

/** A time, a part of the day or a period: of some other day that was said. */
export function isWithoutDay(token: Token): boolean {
  return isHour(token) || isPeriod(token) || (token.date !== undefined && isPartOfDay(token.date))
}

function isDay({ date }: Token): boolean {
  return date !== undefined && 'due_date' in date && date.due_date.length === 10
}

/** Of "from Monday to Friday" the one it moves to; of "Friday instead of Monday" the first. */
export function newDue(sentence: Sentence, range: Range): SaidDue | null {
  const tokens = sentence.tokens.slice(...range)
  const token =
    tokens.find(isTowards) ??
    tokens.find((one) => isSet(one) && one.lead !== 'from' && one.lead !== 'of') ??
    tokens.find(isSet)
  if (token === undefined) return null
  return token.lead === 'from-to' ? endOf(sentence, token) : dueOf(sentence, token)
}

/** "from 1 pm to 2 pm": what it ends with is where it moves to. */
function endOf(sentence: Sentence, token: Token): SaidDue | null {
  const said = sentence.text.slice(token.start, token.end)
  const end = said.slice(said.lastIndexOf(' to '))
  const read = (words: string) => findDates(words, sentence.now, { order: sentence.order })[0]
  // "from 5 to 6": a bare hour is one only behind "at"
  const date = read(end) ?? read(end.replace(' to ', 'at '))
  return date === undefined ? dueOf(sentence, token) : dueOf(sentence, { ...token, date })
}

function dueOf({ now }: Sentence, { date, start, end }: Token): SaidDue | null {
  if (date === undefined || 'recurring' in date) return null
  const due_date = 'due_date' in date ? date.due_date : dueOfPeriod(date, now)
  const timezone = due_date.length > 10 ? { timezone: now.timezone } : {}
  const clock = isClock(date) ? { clock: true as const } : {}
  const part = isPartOfDay(date) ? { part: true as const } : {}
  const period = 'from' in date ? { period: true as const } : {}
  return { params: { due_date, ...timezone }, span: [start, end], ...clock, ...part, ...period }
}

function isPoint({ date }: Token): boolean {
  return date !== undefined && 'due_date' in date
}

function isPeriod({ date }: Token): boolean {
  return date !== undefined && 'from' in date
}

export function isSet(token: Token): boolean {
  return isPoint(token) || isPeriod(token)
}

export function isTowards(token: Token): boolean {
  return isSet(token) && ['to', 'until', 'till', 'from-to'].includes(token.lead ?? '')
}
