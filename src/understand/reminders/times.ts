/** Every time a message says: so long before, an amount of time, a figure that leaves its unit out, or a day and an hour. */
import { leadText } from '../../domain/reminders.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { leadWords } from '../english/lead-times.ts'
import { reminding as english } from '../english/reminding.ts'
import { amountAt } from '../lead-times/amount.ts'
import { leadTimesIn } from '../lead-times/lead-times.ts'
import { textAt, type Word } from '../lead-times/words.ts'
import { numberOf } from '../words/numbers.ts'
import type { Beside } from './beside.ts'

export interface Time {
  /** Words: the first, and the one behind. */
  readonly from: number
  readonly to: number
  readonly kind: 'lead' | 'amount' | 'date'
  /** As `task.reminders`; of an amount, as long before. */
  readonly reminders: readonly string[]
  /** Of an amount. */
  readonly minutes?: number
  readonly date?: DateMatch
}

export function timesIn(
  text: string,
  words: readonly Word[],
  context: Beside,
  isNamed: (at: number) => boolean,
): readonly Time[] {
  const dates = datesIn(text, words, context)
  const leads = leadTimesIn(text).map(
    ({ from, to, reminders }): Time => ({ ...wordsOver(words, from, to), kind: 'lead', reminders }),
  )
  const amounts = amountsIn(words, isNamed).filter(
    ({ from }) => !dates.some((date) => date.from < from && from < date.to),
  )
  const long = [...leads, ...amounts.filter(isFreeOf(leads))]
  const figures = figuresIn(words, long.flatMap(unitOf)).filter(isFreeOf(long))
  const all = [...long, ...figures]
  return [...all, ...dates.filter(isFreeOf(all))].sort((a, b) => a.from - b.from)
}

function isFreeOf(others: readonly Time[]): (time: Time) => boolean {
  return ({ from, to }) => !others.some((other) => other.from < to && from < other.to)
}

function datesIn(text: string, words: readonly Word[], context: Beside): readonly Time[] {
  const { now, date_order: order = 'month-first' } = context
  // "tonight, say nine"
  const plain = english.otherwise.reduce((left, [said, meant]) => left.replaceAll(said, meant), text)
  return findDates(plain, now, { order })
    .map((date): Time => ({ ...wordsOver(words, ...date.span), kind: 'date', reminders: [], date }))
    .filter(({ from, date }) => date && 'due_date' in date && date.rule !== NOW && !isPronoun(words, from))
}

/** One after the other: what belongs to one is no other. */
function amountsIn(words: readonly Word[], isNamed: (at: number) => boolean): readonly Time[] {
  const amounts: Time[] = []
  for (let at = 0; at < words.length; at++) {
    const amount = amountAt(words, at) ?? (isNamed(at) ? null : namedUnit(words, at))
    if (!amount) continue
    amounts.push({ from: at, to: amount.end, kind: 'amount', ...lasting(amount.minutes) })
    at = amount.end - 1
  }
  return amounts
}

function figuresIn(words: readonly Word[], units: readonly number[]): readonly Time[] {
  return words.flatMap((_, at): Time[] => {
    const minutes = elliptic(words, at, units)
    return minutes === null ? [] : [{ from: at, to: at + 1, kind: 'amount', ...lasting(minutes) }]
  })
}

const NOW = 'day/now'

/** "the sterilise one 45" is no quarter to two. */
function isPronoun(words: readonly Word[], at: number): boolean {
  return (
    textAt(words, at) === 'one' &&
    /^\d\d$/u.test(textAt(words, at + 1)) &&
    !english.atHour.has(textAt(words, at - 1))
  )
}

/** An hour, and no day. */
export function isClock({ rule }: Pick<DateMatch, 'rule'>): boolean {
  return rule.split('+').every((part) => part.startsWith('clock/') || part === 'part/in-the')
}

function lasting(minutes: number) {
  const whole = Math.round(minutes)
  return { minutes, reminders: [leadText({ days: Math.floor(whole / 1440), minutes: whole % 1440 })] }
}

function wordsOver(words: readonly Word[], from: number, to: number) {
  const over = words.flatMap((word, at) => (word.from < to && from < word.to ? [at] : []))
  return { from: over[0] ?? 0, to: (over.at(-1) ?? -1) + 1 }
}

/** "the hour", "hour one", "whole hour": one of what is named. */
function namedUnit(words: readonly Word[], at: number): { minutes: number; end: number } | null {
  const unit = leadWords.units.get(textAt(words, at))
  if (unit === undefined || textAt(words, at).length < SHORTEST) return null
  const [before, behind] = [textAt(words, at - 1), textAt(words, at + 1)]
  const isNamed = before === leadWords.the || before === 'whole'
  const isOne = behind === 'one' || english.phrases.get(behind)?.includes('noun')
  return (isNamed && unit >= 60 && unit !== 1440) || isOne ? { minutes: unit, end: at + 1 } : null
}

const SHORTEST = 3

/** What the figures of a message are counted in, in minutes. */
function unitOf({ reminders, minutes }: Time): readonly number[] {
  const [first = ''] = reminders
  const counted = minutes !== undefined || !first.includes('@')
  if (!counted) return []
  return [first.endsWith('M') ? 1 : first.endsWith('H') ? 60 : 1440]
}

/** "from two hours to three", "45 min before, not 10", "just the 15": a figure after a word that leads up to a time. */
function elliptic(words: readonly Word[], at: number, [unit]: readonly number[]): number | null {
  const count = figureAt(words, at)
  const [before, behind] = [textAt(words, at - 1), textAt(words, at + 1)]
  const ends = /^[,.;!?]?$/u.test(behind) || english.behindFigure.has(behind)
  if (count === null || !ends || !english.leadsToFigure.has(before)) return null
  if (unit !== undefined) return count * unit
  return english.leadsToMinutes.has(before) && count >= FEWEST ? count : null
}

/** Fewer minutes than that are said as such. */
const FEWEST = 5

/** Not "this one", nor "number two". */
function figureAt(words: readonly Word[], at: number): number | null {
  const said = textAt(words, at)
  if (leadWords.one.has(said) || english.mark.has(textAt(words, at - 1))) return null
  const count = leadWords.tens.get(said) ?? (/^\d{3,}$/u.test(said) ? 0 : numberOf(said))
  return count > 0 && count < 100 && Number.isInteger(count) ? count : null
}
