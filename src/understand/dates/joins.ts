/**
 * Opinions about two neighbouring pieces: are they one date, and which? null is no opinion.
 * The arrays are the order in which they are asked; the first answer holds.
 */
import { addDays, type PlainDate, weekday } from '../../domain/calendar.ts'
import { comingWeekdayTheNth, dayOfMonth, weekFrom } from './days.ts'
import type { Now, Period, Piece } from './rule.ts'

/** Two neighbours, the words between them and the word before them. */
export type Join = (left: Piece, right: Piece, between: string, now: Now, before: string) => Piece | null

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

/** "monday in two weeks", "in two weeks on monday" */
const weeksAhead: Join = (left, right, between, { today }) => {
  const [named, ahead] = left.weekday === undefined ? [right, left] : [left, right]
  if (named.weekday === undefined || ahead.weeksAhead === undefined || !glue.test(between)) return null
  return { ...timeOf(left), day: addDays(weekFrom(today, ahead.weeksAhead).from, named.weekday - 1) }
}

/** What was said of the time on the way to the day. */
function timeOf({ clock, part, zone }: Piece): Piece {
  return { ...(clock && { clock }), ...(part && { part }), ...(zone && { zone }) }
}

/** "next month on the 3rd", "the 20th next month" */
const inMonth: Join = (left, right, between) => {
  const [month, { dayOfMonth: number }] = left.period ? [left.period, right] : [right.period, left]
  if (!month || number === undefined || month.to > addDays(month.from, 30) || !glue.test(between)) return null
  const day = dayOfMonth(month.from, number)
  return day === null || day > month.to ? null : { ...timeOf(left), day }
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

/** "friday the 20th", "sunday, march 8": the weekday only confirms. Where it does not, somebody has to be asked. */
const confirmed: Join = (left, right, between, { today }) => {
  if (left.day === undefined || right.day === undefined || !/^(?:[,.] )?(?:on )?(?:the )?$/u.test(between))
    return null
  if (areTwo(left, right, between)) return null
  // "the 20th, friday" with a comma; without one "first monday" is another thing.
  if (left.weekday === undefined)
    return right.weekday !== undefined && between.startsWith(',') ? dated(right, left, today) : null
  return right.weekday === undefined ? dated(left, right, today) : null
}

/** The figures count; of a day of some month, the month in which the weekday is theirs. Where it is not, that is told. */
function dated(named: Piece, figure: Piece, today: PlainDate): Piece {
  const fits = figure.day !== undefined && weekday(figure.day) === named.weekday
  if (fits) return { ...named, ...figure }
  const { dayOfMonth: nth } = figure
  const day =
    nth === undefined || named.weekday === undefined ? null : comingWeekdayTheNth(nth, named.weekday, today)
  return { ...named, ...figure, ...(day === null ? {} : { day }), conflict: true }
}

/** "milk tomorrow, on friday bread": two days, unless tomorrow is a friday. Written out behind a weekday, the date counts. */
function areTwo(left: Piece, right: Piece, between: string): boolean {
  const [named, other] = left.weekday === undefined ? [right, left] : [left, right]
  if (other.day === undefined || weekday(other.day) === named.weekday) return false
  if (other.near) return true
  return between.startsWith(',') && between.includes('on ') && other.dayOfMonth === undefined
}

/** "a week from tuesday", "the week of october 6th", "an hour before noon" */
const awaited: Join = (left, right, between) =>
  left.of && /^(?:the )?$/u.test(between) ? left.of(right) : null

/** "next tuesday + 10 days" */
const moved: Join = (left, right, between) =>
  left.day && right.plus && between === '' ? { ...left, day: right.plus(left.day) } : null

/** "today in one hour" */
const sameMoment: Join = (left, right, between) =>
  left.near && right.due !== undefined && glue.test(between) ? right : null

/** A day and its time, in any order, as long as neither says twice what the other has said. */
const complete: Join = (left, right, between) => {
  if (!glue.test(between) || !isOpen(left) || !isOpen(right)) return null
  const clash = (left.day && right.day) || (left.clock && right.clock) || (left.zone && right.zone)
  return clash ? null : { ...left, ...right }
}

function isOpen(piece: Piece): boolean {
  return !(piece.nothing || piece.due || piece.of || piece.plus || piece.recurring || piece.period)
}

export const joins: readonly Join[] = [
  swallow,
  inWeek,
  weeksAhead,
  inMonth,
  moved,
  confirmed,
  awaited,
  sameMoment,
  complete,
]
/** Asked when every date is complete, so that "friday to monday at 5" are two dates and no range. */
export const rangeJoins: readonly Join[] = [range, hours]
