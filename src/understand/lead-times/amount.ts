/** "30 minutes", "an hour and a half", "half an hour", "1h30": how long, from one word on. */
import { leadWords as english } from '../english/lead-times.ts'
import { numberOf } from '../words/numbers.ts'
import { textAt as text, type Word } from './words.ts'

export interface Amount {
  readonly minutes: number
  /** What it was counted in, in minutes. */
  readonly unit: number
  /** The word behind it. */
  readonly end: number
}

export function amountAt(words: readonly Word[], at: number): Amount | null {
  return half(words, at) ?? quarter(words, at) ?? counted(words, at)
}

function unitAt(words: readonly Word[], at: number): number | undefined {
  return english.units.get(text(words, at))
}

/** Over a hyphen, as in "one-day" and "half-hour". */
function behindHyphen(words: readonly Word[], at: number): number {
  return text(words, at) === '-' ? at + 1 : at
}

/** "half an hour", "half hour" */
function half(words: readonly Word[], at: number): Amount | null {
  const start = text(words, at) === 'a' ? at + 1 : at
  const isHalf = english.half.has(text(words, start)) || isOneOverTwo(words, start)
  if (!isHalf) return null
  const next = behindHyphen(words, isOneOverTwo(words, start) ? start + 3 : start + 1)
  const behind = english.a.has(text(words, next)) ? next + 1 : next
  const unit = unitAt(words, behind)
  return unit === undefined ? null : { minutes: unit / 2, unit, end: behind + 1 }
}

/** "1/2 hour" */
function isOneOverTwo(words: readonly Word[], at: number): boolean {
  return text(words, at) === '1' && text(words, at + 1) === '/' && text(words, at + 2) === '2'
}

/** "a quarter of an hour", "three quarters of an hour", "a quarter hour" */
function quarter(words: readonly Word[], at: number): Amount | null {
  const isOne = english.one.has(text(words, at))
  const isPlain = english.quarter.has(text(words, at))
  const count = isPlain || isOne ? 1 : numberOf(text(words, at))
  const place = isPlain ? at : at + 1
  if (!english.quarter.has(text(words, place)) || !(count > 0 && count < 4)) return null
  const of = text(words, place + 1) === english.of ? place + 2 : place + 1
  const behind = english.a.has(text(words, of)) ? of + 1 : of
  return unitAt(words, behind) === 60 ? { minutes: 15 * count, unit: 1, end: behind + 1 } : null
}

/** "30 minutes", "an hour", "1.5 hours", "a couple of days", "an hour and a half", "an hour and ten", "1h30" */
function counted(words: readonly Word[], at: number): Amount | null {
  const count = countAt(words, at)
  if (count === null) return null
  const more = english.between.has(text(words, count.end)) ? count.end + 1 : count.end
  const behind = behindHyphen(words, more)
  const unit = unitAt(words, behind)
  if (unit === undefined) return null
  const end = behind + 1
  const whole = { minutes: count.value * unit, unit, end }
  return fraction(words, whole) ?? withMinutes(words, whole) ?? whole
}

/** "… and a half", "… and a quarter" */
function fraction(words: readonly Word[], { minutes, unit, end }: Amount): Amount | null {
  if (text(words, end) !== english.and) return null
  const place = english.one.has(text(words, end + 1)) ? end + 2 : end + 1
  const isHalf = english.half.has(text(words, place))
  if (!isHalf && !english.quarter.has(text(words, place))) return null
  // "an hour and half an hour before" are two
  if (isHalf && (english.a.has(text(words, place + 1)) || unitAt(words, place + 1) !== undefined)) return null
  return { minutes: minutes + unit / (isHalf ? 2 : 4), unit, end: place + 1 }
}

/** "1h30", "1hr 15 before", "an hour and ten" */
function withMinutes(words: readonly Word[], { minutes, unit, end }: Amount): Amount | null {
  if (unit !== 60) return null
  const and = text(words, end) === english.and
  const place = and ? end + 1 : end
  const rest = /^\d{1,2}$/u.test(text(words, place)) || and ? minutesIn(text(words, place)) : Number.NaN
  if (!(rest > 0 && rest < 60) || !belongs(words, place, and)) return null
  return { minutes: minutes + rest, unit: 1, end: unitAt(words, place + 1) === 1 ? place + 2 : place + 1 }
}

/** The figure stands at the hours, or nothing else can be meant by it. */
function belongs(words: readonly Word[], place: number, and: boolean): boolean {
  const next = text(words, place + 1)
  if (and) return unitAt(words, place + 1) === undefined && next !== '-'
  return words[place]?.from === words[place - 1]?.to || english.isBefore.has(next)
}

function minutesIn(word: string): number {
  return english.tens.get(word) ?? numberOf(word)
}

function countAt(words: readonly Word[], at: number): { value: number; end: number } | null {
  const said = text(words, at)
  if (/^\d{1,4}(?:\.\d)?$/u.test(said)) return { value: Number(said), end: at + 1 }
  const coupled = english.one.has(said) ? at + 1 : at
  if (text(words, coupled) === english.couple)
    return { value: 2, end: text(words, coupled + 1) === english.of ? coupled + 2 : coupled + 1 }
  if (english.one.has(said)) return { value: 1, end: at + 1 }
  const value = minutesIn(said)
  return value > 0 ? { value: value + ones(words, at), end: endOf(words, at) } : null
}

/** "forty-five", "forty five" */
function ones(words: readonly Word[], at: number): number {
  const end = endOf(words, at)
  return end > at + 1 ? numberOf(text(words, end - 1)) : 0
}

function endOf(words: readonly Word[], at: number): number {
  if (!english.tens.has(text(words, at))) return at + 1
  const place = behindHyphen(words, at + 1)
  const one = numberOf(text(words, place))
  return one > 0 && one < 10 && !/\d/u.test(text(words, place)) ? place + 1 : at + 1
}
