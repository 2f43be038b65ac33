/**
 * Pieces that stand together → phrases: "friday" + "the 20th" + "at noon" is one date.
 * A join is an opinion about two neighbours; the array is the order in which they are asked.
 */
import { addDays, addMonths, type PlainDate, weekday } from '../../domain/calendar.ts'
import { comingWeekdayTheNth, weekFrom } from './days.ts'
import type { Lexed } from './lex.ts'
import type { Now, Period, Piece, Shift } from './rule.ts'
import type { Found } from './scan.ts'

export interface Phrase {
  readonly pieces: readonly Found[]
  readonly whole: Piece
  readonly from: number
  readonly to: number
}

/** Two neighbours, the words between them and the word before them. */
type Join = (left: Piece, right: Piece, between: string, now: Now, before: string) => Piece | null

/** Words that may stand between two pieces of one date. */
const glue = /^(?:(?:,|on|at|by|the|for|of|in|around|about|from|after|before|until|due|-|\(|is) ){0,3}$/u
const until = /^(?:-|to|until|through|and) (?:the )?$/u

/** "every friday at 5pm", "yesterday at noon": what repeats or is over keeps its time for itself. */
const swallow: Join = (left, right, between) => {
  if (!glue.test(between)) return null
  if (left.recurring || right.recurring) return left.nothing || right.nothing ? null : { recurring: true }
  return left.nothing && (right.clock || right.part) && !right.day ? left : null
}

/** "monday to friday". "And" names two days, unless it is "between monday and friday". */
const range: Join = (left, right, between, _now, before) => {
  if (!isUntil(between, before) || left.day === undefined || right.day === undefined) return null
  if (left.clock || left.part || right.clock || right.part) return null
  const end = right.day < left.day && right.weekday !== undefined ? addDays(right.day, 7) : right.day
  return end < left.day ? null : { period: { from: left.day, to: end } }
}

function isUntil(between: string, before: string): boolean {
  return until.test(between) && (before === 'between') === between.startsWith('and')
}

/** "2pm to 3pm": a task is due when it begins. */
const hours: Join = (left, right, between, _now, before) => {
  if (!isUntil(between, before) || !left.clock || !right.clock || (left.day && right.day)) return null
  return { ...right, ...left, clock: { ...left.clock, until: right.clock } }
}

/** "friday of next week", "next week on friday" */
const inWeek: Join = (left, right, between) => {
  const [named, week] = left.weekday === undefined ? [right, left] : [left, right]
  if (named.weekday === undefined || week.period === undefined || !glue.test(between)) return null
  const day = firstWeekday(week.period.from, named.weekday)
  return day > week.period.to || isLong(week.period) ? null : { day }
}

function isLong({ from, to }: Period): boolean {
  return to > addDays(from, 6)
}

function firstWeekday(from: PlainDate, dayOfWeek: number): PlainDate {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(from, ahead)
    if (weekday(day) === dayOfWeek) return day
  }
  return from
}

/** "friday the 20th", "sunday, march 8": the weekday only confirms; alone with a rank it picks the month. */
const confirmed: Join = (left, right, between, { today }) => {
  if (left.day === undefined || right.day === undefined || !/^(?:[,.] )?(?:on )?(?:the )?$/u.test(between))
    return null
  if (left.weekday === undefined) return right.weekday === undefined ? null : { ...right, ...left }
  if (right.weekday !== undefined) return null
  if (right.dayOfMonth === undefined) return { ...left, ...right }
  const day = comingWeekdayTheNth(right.dayOfMonth, left.weekday, today)
  return { ...left, ...right, ...(day === null ? {} : { day }) }
}

/** "a week from tuesday", "next tuesday + 10 days" */
const shifted: Join = (left, right, between) => {
  if (!/^(?:the )?$/u.test(between)) return null
  if (left.shift && right.day) return { day: move(right.day, left.shift) }
  return left.day && right.shift ? { day: move(left.day, right.shift) } : null
}

/** "the week of october 6th" */
const weekAround: Join = (left, right, between) =>
  left.weekOf && right.day && /^(?:the )?$/u.test(between) ? { period: weekFrom(right.day, 0) } : null

function move(day: PlainDate, { days, months }: Shift): PlainDate {
  return addDays(addMonths(day, months), days)
}

/** "today in one hour" */
const sameMoment: Join = (left, right, between) =>
  left.day !== undefined && right.due !== undefined && glue.test(between) ? right : null

/** A day and its time, in any order, as long as neither says twice what the other has said. */
const complete: Join = (left, right, between) => {
  if (!glue.test(between) || !isOpen(left) || !isOpen(right)) return null
  const clash = (left.day && right.day) || (left.clock && right.clock) || (left.zone && right.zone)
  return clash ? null : { ...left, ...right }
}

function isOpen(piece: Piece): boolean {
  return !(piece.nothing || piece.due || piece.shift || piece.weekOf || piece.recurring || piece.period)
}

const joins: readonly Join[] = [swallow, inWeek, confirmed, shifted, weekAround, sameMoment, complete]
/** Asked when every date is complete, so that "friday to monday at 5" are two dates and no range. */
const rangeJoins: readonly Join[] = [range, hours]

export function join(found: readonly Found[], { tokens }: Lexed, now: Now): readonly Phrase[] {
  const single = found.map((each) => ({ pieces: [each], whole: each.piece, from: each.from, to: each.to }))
  return joinAll(joinAll(single, joins, tokens, now), rangeJoins, tokens, now)
}

function joinAll(
  phrases: readonly Phrase[],
  by: readonly Join[],
  tokens: Lexed['tokens'],
  now: Now,
): readonly Phrase[] {
  const joined: Phrase[] = []
  for (const next of phrases) {
    const last = joined.at(-1)
    const whole = last === undefined ? null : wholeOf(last, next, by, tokens, now)
    if (last === undefined || whole === null) joined.push(next)
    else
      joined[joined.length - 1] = {
        pieces: [...last.pieces, ...next.pieces],
        whole,
        from: last.from,
        to: next.to,
      }
  }
  return joined
}

function wholeOf(
  last: Phrase,
  next: Phrase,
  by: readonly Join[],
  tokens: Lexed['tokens'],
  now: Now,
): Piece | null {
  if (next.from - last.to > 3) return null
  let between = ''
  for (const { word } of tokens.slice(last.to, next.from)) between += `${word} `
  const before = tokens[last.from - 1]?.word ?? ''
  for (const attempt of by) {
    const whole = attempt(last.whole, next.whole, between, now, before)
    if (whole !== null) return whole
  }
  return null
}
