/**
 * "the same day", "that day", "the day after": counted from the day said before it, or else from that of the task in
 * mind; and "half past", of the hour it is due.
 */
import { addDays, type DueDate, dateOf, type PlainDate, timeOf, weekday } from '../../domain/calendar.ts'
import { isClock } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import type { Token } from './tokens.ts'

export const SAME_DAY = 'same-day'
const COMING = 'weekday/coming'

export function withSameDay(said: readonly Token[], inMind: DueDate | null): readonly Token[] {
  const tokens =
    inMind === null
      ? said
      : withPartsOfTheHour(said, inMind).map((token, at, all) =>
          inItsWeek(token, all[at - 1], dateOf(inMind)),
        )
  const days = daysIn(tokens, inMind)
  if (days.length === 0) return tokens
  return tokens.flatMap((token, at) => {
    const day = days.find(({ from, to }) => at >= from && at < to)
    if (!day) return [token]
    return at === day.from ? [dayToken(day, tokens)] : []
  })
}

/** "Tuesday week … no, let it be the Wednesday": the one beside the day in mind, not the coming one. */
function inItsWeek(token: Token, before: Token | undefined, inMind: PlainDate): Token {
  const { date, norm } = token
  if (!date || !('due_date' in date) || date.rule !== COMING || dateOf(date.due_date) >= inMind) return token
  const the = norm.split(' ').includes(english.the) || before?.norm === english.the
  const due = dateOf(date.due_date)
  const there = addDays(inMind, ((weekday(due) - weekday(inMind) + 10) % 7) - 3)
  return the && there > due
    ? { ...token, date: { ...date, due_date: date.due_date.replace(due, there) } }
    : token
}

/** "sorry, half past": of the hour the task in mind is due. */
function withPartsOfTheHour(tokens: readonly Token[], inMind: DueDate): readonly Token[] {
  const hour = Number(timeOf(inMind)?.slice(0, 2) ?? Number.NaN)
  if (Number.isNaN(hour)) return tokens
  const minutesAt = (at: number) =>
    isEnd(tokens[at + 2])
      ? english.partsOfTheHour.get(`${tokens[at]?.norm} ${tokens[at + 1]?.norm}`)
      : undefined
  return tokens.flatMap((token, at) => {
    const minutes = minutesAt(at)
    const next = tokens[at + 1]
    if (minutes === undefined || !next) return minutesAt(at - 1) === undefined ? [token] : []
    const time = hour * 60 + minutes
    if (time < 0) return [token]
    const two = (value: number) => String(value).padStart(2, '0')
    const due_date = `${dateOf(inMind)}T${two(Math.floor(time / 60))}:${two(time % 60)}`
    const { start } = token
    const found = { span: [start, next.end] as const, rule: 'clock/past-the-hour', due_date }
    return [{ kind: 'date' as const, norm: token.norm, stem: '', start, end: next.end, date: found }]
  })
}

/** Nothing follows that it could belong to. */
function isEnd(next: Token | undefined): boolean {
  return (
    !next ||
    next.kind === 'mark' ||
    next.kind === 'line' ||
    english.joining.has(next.norm) ||
    english.afterwards.has(next.norm)
  )
}

interface Day {
  readonly from: number
  readonly to: number
  readonly date: PlainDate
}

/** One pass: the day said last is carried along, so a long text is looked through once. */
function daysIn(tokens: readonly Token[], inMind: DueDate | null): readonly Day[] {
  let start = inMind === null ? null : dateOf(inMind)
  return tokens.flatMap(({ date }, at) => {
    const shift = shiftAt(at, tokens)
    const day = shift === null || start === null ? [] : dayAt(at, tokens, addDays(start, shift))
    // an hour by itself says no day
    if (date && 'due_date' in date && !isClock(date)) start = dateOf(date.due_date)
    return day
  })
}

function dayAt(at: number, tokens: readonly Token[], date: PlainDate): Day {
  return { from: leadOf(at, tokens), to: at + 2, date }
}

/** So many days from the one it is counted from; null: it is no such day. */
function shiftAt(at: number, tokens: readonly Token[]): number | null {
  const [first = '', second = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm]
  if (english.sameDays.has(first) && english.dayWords.has(second)) return 0
  const shift = english.dayWords.has(first) ? english.besideDays.get(second) : undefined
  const next = tokens[at + 2]
  // "the day after the wedding" is another one
  const ends = !next || next.kind === 'mark' || next.kind === 'date' || english.joining.has(next.norm)
  return shift !== undefined && ends ? shift : null
}

/** "on the same day": all of it says when. */
function leadOf(at: number, tokens: readonly Token[]): number {
  let from = at
  if (english.determiners.has(tokens[from - 1]?.norm ?? '')) from--
  if (english.dateLeads.has(tokens[from - 1]?.norm ?? '')) from--
  return from
}

/** Written out, so that an hour beside it is found to belong to it. */
function dayToken({ from, to, date }: Day, tokens: readonly Token[]): Token {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const found = { span: [start, end] as const, rule: SAME_DAY, due_date: date }
  return { kind: 'date', norm: date, stem: '', start, end, date: found }
}
