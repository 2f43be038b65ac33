/**
 * "the evening before", "the day before at 6", "8pm the night before", "that morning": a day, and perhaps an hour of it,
 * said before it or behind.
 */
import { dayAt } from '../../domain/reminders.ts'
import { clock } from '../dates/clock.ts'
import { leadWords as english } from '../english/lead-times.ts'
import { numberOf } from '../words/numbers.ts'
import { textAt as text, type Word } from './words.ts'

export interface DaySaid {
  readonly reminder: string
  /** The word behind it. */
  readonly end: number
}

/** A day, with the hour that goes with it where none is said. */
interface Named {
  readonly days: number
  readonly hour: string | undefined
  readonly end: number
}

export function dayAtWord(words: readonly Word[], at: number): DaySaid | null {
  const named = sameDay(words, at) ?? dayBefore(words, at)
  if (named) {
    const said = hourAt(words, named.end, named.hour)
    const time = said?.time ?? named.hour
    // without an hour, a day alone is a lead time, and not for here
    return time === undefined ? null : { reminder: dayAt(named.days, time), end: said?.end ?? named.end }
  }
  return hourFirst(words, at)
}

/** "8pm the night before", "at nine that same morning" */
function hourFirst(words: readonly Word[], at: number): DaySaid | null {
  for (const length of [1, 2, 3]) {
    const named = sameDay(words, at + length) ?? dayBefore(words, at + length)
    const said = named ? hourAt(words, at, named.hour) : null
    if (named && said?.end === at + length) return { reminder: dayAt(named.days, said.time), end: named.end }
  }
  return null
}

/** "the morning of", "on the day", "that same morning", "on the morning itself" */
function sameDay(words: readonly Word[], at: number): Named | null {
  const start = text(words, at) === english.on ? at + 1 : at
  if (!english.that.has(text(words, start))) return null
  const place = english.same.has(text(words, start + 1)) ? start + 2 : start + 1
  const hour = english.parts.get(text(words, place))
  if (hour === undefined && !english.day.has(text(words, place))) return null
  if (text(words, start) !== english.the || place > start + 1)
    return { days: 0, hour, end: endsAt(words, place + 1, false) ? place + 2 : place + 1 }
  return plainDay(words, place, hour, start > at)
}

/** "on the day", but not "the day", nor "on the morning" */
function plainDay(words: readonly Word[], place: number, hour: string | undefined, led: boolean) {
  if (endsAt(words, place + 1, hour !== undefined)) return { days: 0, hour, end: place + 2 }
  return led && hour === undefined ? { days: 0, hour, end: place + 1 } : null
}

/** "… itself", "the morning of" */
function endsAt(words: readonly Word[], at: number, mayBeOf: boolean): boolean {
  return text(words, at) === english.itself || (mayBeOf && text(words, at) === english.of)
}

/** "the evening before", "day-before", "2 days before" */
function dayBefore(words: readonly Word[], at: number): Named | null {
  const start = text(words, at) === english.the ? at + 1 : at
  const said = text(words, start)
  const hour = english.parts.get(said)
  const hyphen = text(words, start + 1) === '-' ? 1 : 0
  if ((hour !== undefined || english.day.has(said)) && isBefore(words, start + 1 + hyphen))
    return { days: 1, hour, end: start + 2 + hyphen }
  const days = numberOf(text(words, at))
  const isDays = days > 0 && days < 100 && english.days.has(text(words, at + 1)) && isBefore(words, at + 2)
  return isDays ? { days, hour: undefined, end: at + 3 } : null
}

/** Not "the day before yesterday". */
function isBefore(words: readonly Word[], at: number): boolean {
  return english.isBefore.has(text(words, at)) && text(words, at + 1) !== english.notThatDay
}

interface HourSaid {
  readonly time: string
  readonly end: number
}

/** "at 6", "at 18:30", "at 9 am", "at six evening"; in the evening or at night, six is eighteen and nine twenty-one. */
function hourAt(words: readonly Word[], at: number, part: string | undefined): HourSaid | null {
  const led = english.atHour.has(text(words, at))
  const place = led ? at + 1 : at
  const half = [...english.halves].find((one) => one === text(words, place + 1))
  const said = figureAt(words, place, led)
  // "the evening before 2 of us go" says no hour
  if (said === null || !(led || half || said.long) || english.units.has(text(words, place + 1))) return null
  if (half) return timed(said, half, place + 2)
  const behind = partAt(words, place + 1)
  const isLate = (behind?.part ?? part ?? '') >= english.evening && said.hour < 12
  return timed(said, isLate ? 'pm' : undefined, behind?.end ?? place + 1)
}

interface Figure {
  readonly hour: number
  readonly minute: number
  readonly padded: boolean
}

function timed({ hour, minute, padded }: Figure, half: string | undefined, end: number): HourSaid | null {
  const read = clock(hour, minute, half, padded)
  return read && { time: shown(read.clock.minutes), end }
}

/** "… evening", "… in the evening" */
function partAt(words: readonly Word[], at: number): { readonly part: string; readonly end: number } | null {
  let place = at
  while (english.inThe.has(text(words, place)) && place < at + 2) place++
  const part = english.parts.get(text(words, place))
  return part === undefined || isBefore(words, place + 1) ? null : { part, end: place + 1 }
}

/** "6", "18:30", "7.30", "2100"; and "seven", where something leads up to it. */
function figureAt(words: readonly Word[], at: number, led: boolean) {
  const figure = text(words, at)
  const { hour, minute = '0' } = /^(?<hour>\d{1,2}?)(?:[:.]?(?<minute>\d\d))?$/u.exec(figure)?.groups ?? {}
  const count = hour === undefined && led ? numberOf(figure) : Number(hour)
  if (!(count > 0 && count < 25)) return null
  const padded = hour?.length === 2 && hour.startsWith('0')
  return { hour: count, minute: Number(minute), long: figure.length > 2, padded }
}

function shown(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
