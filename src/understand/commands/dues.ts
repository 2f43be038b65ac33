/** Days and hours that are set: which of those said is meant. */
import { dateOf, type Moment, timeOf } from '../../domain/calendar.ts'
import type { Span, TaskChange } from '../../domain/command.ts'
import type { DateOrder } from '../../domain/words.ts'
import { dueOfPeriod } from '../dates/due-of-period.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import { changedTo, repeatedChange } from '../repetition/as-change.ts'
import type { Repetition } from '../repetition/find-repetitions.ts'
import type { Token } from '../words/tokens.ts'
import { inSameHalf } from './half-of-day.ts'
import type { Tagged } from './tagged.ts'

export interface SaidDue {
  readonly change: Pick<
    TaskChange,
    'due_date' | 'timezone' | 'keeps_day' | 'recurrence' | 'recurs_from' | 'recurs_except'
  >
  readonly span: Span
  /** Neither am nor pm was said. */
  readonly half?: true
}

/** All that working out a date takes. */
type Dating = Pick<Tagged, 'tokens' | 'now' | 'order'>

/** A day here and an hour there are one date; of two days the later said is meant. */
export function dueOf(places: readonly number[], tagged: Dating, moves: boolean): SaidDue | null {
  const again = places.findLast((at) => isSureRepetition(tagged.tokens[at]))
  const others = places.filter((at) => tagged.tokens[at]?.repeats === undefined)
  const once = onceOf(others, tagged, moves)
  const token = again === undefined ? undefined : tagged.tokens[again]
  if (!token?.repeats) return once
  if (moves && !once) return { change: changedTo(token.repeats, tagged.now), span: [token.start, token.end] }
  return repeatedly(token, token.repeats, once, tagged)
}

function isSureRepetition(token: Token | undefined): boolean {
  return token?.repeats !== undefined && token.repeats.doubt === undefined
}

/** It begins on the first day it falls on; an hour that is said elsewhere is that of each time. */
function repeatedly(token: Token, repeats: Repetition, once: SaidDue | null, { now }: Dating): SaidDue {
  const said = once?.change.due_date ?? null
  const time = said === null ? null : timeOf(said)
  const elsewhere = {
    ...(said !== null && !once?.change.keeps_day && { day: dateOf(said) }),
    ...(time !== null && { time }),
  }
  return { change: repeatedChange(repeats, now, elsewhere), span: [token.start, token.end] }
}

function onceOf(places: readonly number[], { tokens, now, order }: Dating, moves: boolean): SaidDue | null {
  const dates = places
    .flatMap((at) => datedAt(tokens[at], now, order) ?? [])
    .map((token) => ({ ...token, date: meantOf(token, now, order, moves) }))
  const day = dates.findLast(({ date }) => !isClock(date))
  const hour = dates.findLast(({ date }) => isClock(date))
  const last = day ?? hour
  if (!last) return null
  const span: Span = [last.start, last.end]
  const both = day && hour ? joined(day, hour, now, order) : timeKept(dates, last)
  if (both !== null) return { change: { due_date: both, timezone: now.timezone }, span }
  const due_date = dayOf(last.date, now)
  const clock = isClock(last.date) ? { keeps_day: true as const } : {}
  const half = 'half' in last.date ? { half: true as const } : {}
  const zone = due_date.length > 10 ? { timezone: now.timezone } : {}
  return { change: { due_date, ...zone, ...clock }, span, ...half }
}

/** A date; or a figure that is said for an hour: "6, not 5", "say nine". */
function datedAt(token: Token | undefined, now: Moment, order: DateOrder): Dated | null {
  if (!token) return null
  if (isDated(token)) return token
  const hour = hourSaid(token)
  const [date] = hour === null ? [] : findDates(`at ${hour}`, now, { order })
  return date && 'due_date' in date ? { ...token, norm: `at ${hour}`, date } : null
}

/** An hour as figures or as a word, as it is written after "at". */
export function hourSaid({ norm, kind }: Token): string | null {
  if (kind === 'mark' || kind === 'line' || kind === 'quote') return null
  const bare = norm.replace(/(?:ish|hrs?|h)$/u, '')
  const figure = /^(?<hour>[01]?\d|2[0-3])(?:[.:h]?(?<minute>[0-5]\d))?$/u.exec(bare)?.groups
  if (figure) return figure.minute === undefined ? (figure.hour ?? null) : `${figure.hour}:${figure.minute}`
  const count = english.counts.get(norm)
  return count !== undefined && count <= 12 ? String(count) : null
}

/** "from tuesday to thursday", "10:00 instead of 9:30": of the two, the one that it becomes. */
function meantOf({ norm, date }: Dated, now: Moment, order: DateOrder, moves: boolean): DateMatch {
  const isFrom = english.from.test(norm)
  const between = isFrom ? english.towards : english.betweenDays
  const from = isFrom || (moves && dayBefore(norm, now, order)) ? norm.split(between).at(-1) : undefined
  const part = from ?? norm.split(english.insteadOf)[0]
  if (part === undefined || part === norm) return date
  const [found] = [part, `at ${part}`].flatMap((said) => findDates(said, now, { order }))
  return found && !('recurring' in found) ? found : date
}

type Dated = Token & { readonly date: DateMatch }

/** "push everything for today to tomorrow": where it is moved from. */
export function movedFrom(index: number, { sentences, tokens, tags, now, order }: Tagged): DateMatch | null {
  const [from, to] = sentences[index] ?? [0, 0]
  const said = tokens.slice(from, to).filter((_, at) => tags[from + at] === 'due')
  return said.map(({ norm }) => dayBefore(norm, now, order)).find((day) => day !== null) ?? null
}

/** The first of two days with a "to" between them; "ten to seven" is no day. */
function dayBefore(norm: string, now: Moment, order: DateOrder): DateMatch | null {
  const [first, ...others] = norm.split(english.betweenDays)
  const [day] = first && others.length > 0 ? findDates(first, now, { order }) : []
  return day && !('recurring' in day) && !isClock(day) ? day : null
}

function isDated(token: Token): token is Dated {
  return token.date !== undefined && !('recurring' in token.date)
}

/** The hour of the day, if the two make one. */
function joined(day: Dated, hour: Dated, now: Moment, order: DateOrder): string | null {
  if (!('due_date' in day.date)) return null
  if (day.date.due_date.length !== 10)
    return hour.start > day.start ? atAnotherHour(day.date, hour.date, now) : null
  const [both] = findDates(`${day.norm} ${hour.norm}`, now, { order })
  return both && 'due_date' in both && both.due_date.length > 10 ? both.due_date : null
}

/** "tuesday at 3, no, 4": the same day, in the same half of it. */
function atAnotherHour(day: { readonly due_date: string }, hour: DateMatch, now: Moment): string | null {
  if (!('due_date' in hour)) return null
  const said = { due_date: `${dateOf(day.due_date)}${hour.due_date.slice(10)}`, keeps_day: true as const }
  return ('half' in hour ? inSameHalf(said, day.due_date, now) : said).due_date ?? null
}

/** "3.40pm wednesday, no, thursday": the other day, at the same hour. */
function timeKept(dates: readonly Dated[], { date }: Dated): string | null {
  if (!('due_date' in date) || date.due_date.length > 10) return null
  const timed = dates.findLast((one) => 'due_date' in one.date && one.date.due_date.length > 10)
  return timed && 'due_date' in timed.date ? date.due_date + timed.date.due_date.slice(10) : null
}

function dayOf(date: DateMatch, now: Moment): string {
  if ('due_date' in date) return date.due_date
  return 'from' in date ? dueOfPeriod(date, now) : ''
}

export function isClock({ rule }: DateMatch): boolean {
  const parts = rule.split('+')
  return parts[0]?.startsWith('clock/') === true && parts.every((one) => /^(?:clock|part)\//u.test(one))
}
