/** What is set: due dates, priorities, notes and new words, each given to the task it was said of. */
import { addDays, addMinutes, addMonths, type Moment, today } from '../../domain/calendar.ts'
import type { DueShift, Span, TaskChange } from '../../domain/command.ts'
import type { DateOrder, Priority } from '../../domain/words.ts'
import { dueOfPeriod } from '../dates/due-of-period.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import type { Token } from '../words/tokens.ts'
import { hasRole, type Piece, spanOf, type Tagged } from './tagged.ts'

export interface Value {
  readonly at: number
  readonly in: number
}

/** To which of the pieces each value belongs: the one before it in its sentence, else the next, else all there are. */
export function owners(value: Value, pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const here = pieces.filter((piece) => piece.in === value.in)
  if (here.length === 0) return saysAll(value, tagged) ? pieces : nearest(value, pieces)
  const inside = here.filter(({ from, to }) => value.at >= from && value.at < to)
  if (inside.length > 0) return inside
  const before = here.filter(({ to }) => to <= value.at)
  if (before.length === 0) return here
  if (saysAll(value, tagged)) return here
  const last = before.at(-1)
  return last ? [last] : []
}

/** "both on friday", "all for thursday" */
function saysAll({ at }: Value, tagged: Tagged): boolean {
  return [at - 1, at - 2, at + 1].some(
    (near) => tagged.tags[near] === 'aside' && hasRole(tagged, near, 'all'),
  )
}

function nearest({ at }: Value, pieces: readonly Piece[]): readonly Piece[] {
  const before = pieces.filter(({ to }) => to <= at).at(-1)
  const next = before ?? pieces[0]
  return next ? [next] : []
}

export interface SaidDue {
  readonly change: Pick<TaskChange, 'due_date' | 'timezone' | 'keeps_day'>
  readonly span: Span
}

/** A day here and an hour there are one date; of two days the later said is meant. */
export function dueOf(places: readonly number[], { tokens, now, order }: Tagged): SaidDue | null {
  const dates = places.flatMap((at) => tokens[at] ?? []).filter(isDated)
  const day = dates.findLast(({ date }) => !isClock(date))
  const hour = dates.findLast(({ date }) => isClock(date))
  const last = day ?? hour
  if (!last) return null
  const span: Span = [last.start, last.end]
  const both = day && hour ? joined(day, hour, now, order) : null
  if (both !== null) return { change: { due_date: both, timezone: now.timezone }, span }
  const due_date = dayOf(last.date, now)
  const clock = isClock(last.date) ? { keeps_day: true as const } : {}
  return { change: { due_date, ...(due_date.length > 10 ? { timezone: now.timezone } : {}), ...clock }, span }
}

type Dated = Token & { readonly date: DateMatch }

function isDated(token: Token): token is Dated {
  return token.date !== undefined && !('recurring' in token.date)
}

/** The hour of the day, if the two make one. */
function joined(day: Dated, hour: Dated, now: Moment, order: DateOrder): string | null {
  if (!('due_date' in day.date) || day.date.due_date.length !== 10) return null
  const [both] = findDates(`${day.norm} ${hour.norm}`, now, { order })
  return both && 'due_date' in both && both.due_date.length > 10 ? both.due_date : null
}

function dayOf(date: DateMatch, now: Moment): string {
  if ('due_date' in date) return date.due_date
  return 'from' in date ? dueOfPeriod(date, now) : ''
}

function isClock({ rule }: DateMatch): boolean {
  return rule.split('+').every((one) => one.startsWith('clock/'))
}

export function levelAt(at: number, tagged: Tagged): Priority {
  if (hasRole(tagged, at, 'low')) return 'low'
  return hasRole(tagged, at, 'normal') ? 'medium' : 'high'
}

/** "a week later", "back half an hour": how far a due date moves. */
export function shiftIn(index: number, tagged: Tagged): TaskChange | null {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  const sentence = tagged.text.slice(...spanOf(tagged.tokens, from, to)).toLowerCase()
  const words = sentence.match(/[\p{L}\d]+/gu) ?? []
  const way = wayOf(words)
  const at = words.findIndex((word) => english.units.has(word))
  const unit = english.units.get(words[at] ?? '')
  const amount = words
    .slice(Math.max(0, at - 3), at)
    .map((word) => english.amounts.get(word) ?? english.counts.get(word))
    .findLast((one) => one !== undefined)
  if (way === 0 || !unit || amount === undefined) return null
  const [name, size] = unit
  const shift = { [name]: Math.round(amount * size) * way }
  if (shift[name] === 0) return null
  return { shift, ...(way > 0 ? fromNow(shift, tagged) : {}) }
}

function wayOf(words: readonly string[]): -1 | 0 | 1 {
  if (words.some((word) => english.earlier.has(word))) return -1
  return words.some((word) => english.later.has(word)) ? 1 : 0
}

/** "practice moved to 6": nothing else is said of what becomes of it, so it is an hour of the clock. */
export function hourIn(index: number, { tokens, sentences, now, order, matches }: Tagged): TaskChange {
  const [from, to] = sentences[index] ?? [0, 0]
  const at = tokens.findLastIndex(
    (token, place) =>
      place >= from &&
      place < to &&
      isHour(token) &&
      (matches.of[place]?.length ?? 0) === 0 &&
      english.hourLeads.has(tokens[place - 1]?.norm ?? ''),
  )
  if (at < 0) return {}
  const [date] = findDates(`at ${tokens[at]?.norm.replace('.', ':')}`, now, { order })
  return date && 'due_date' in date
    ? { due_date: date.due_date, timezone: now.timezone, keeps_day: true }
    : {}
}

function isHour({ norm }: Token): boolean {
  return /^(?:1[0-2]|[1-9])(?:[.:][0-5]\d)?$/u.test(norm)
}

function fromNow({ months = 0, days = 0, minutes }: DueShift, { now }: Tagged): TaskChange {
  if (minutes !== undefined) return { due_date: addMinutes(now, minutes), timezone: now.timezone }
  return { due_date: addDays(addMonths(today(now), months), days) }
}
