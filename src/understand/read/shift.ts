/** "two days", "half an hour", "another week": how far a due date moves, later or earlier. */
import { addDays, addMinutes, addMonths, type Moment, today } from '../../domain/calendar.ts'
import type { DueShift, TaskChange } from '../../domain/command.ts'
import { isNumber, numberOf } from '../words/numbers.ts'

const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['another', 1],
  ['half', 0.5],
  ['couple', 2],
  ['few', 3],
  ['several', 3],
])
const UNITS: readonly (readonly [RegExp, keyof DueShift, number])[] = [
  [/^min(?:ute)?s?$/u, 'minutes', 1],
  [/^(?:hours?|hrs?)$/u, 'minutes', 60],
  [/^days?$/u, 'days', 1],
  [/^weeks?$/u, 'days', 7],
  [/^fortnights?$/u, 'days', 14],
  [/^months?$/u, 'months', 1],
  [/^years?$/u, 'months', 12],
]

/** The words that count: where several do ("a couple", "half an"), the one that says more. */
function amountIn(words: readonly string[]): number | null {
  const said = words.flatMap((word) => AMOUNTS.get(word) ?? (isNumber(word) ? numberOf(word) : []))
  return said.find((amount) => amount !== 1) ?? said[0] ?? null
}

/** null: it says no amount. Where there is no due date to move, later is later than now. */
export function shiftIn(said: string, way: 'later' | 'earlier', now: Moment): TaskChange | null {
  const words = said.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const unit = UNITS.find(([pattern]) => words.some((word) => pattern.test(word)))
  const amount = amountIn(words)
  if (unit === undefined || amount === null || amount > 1000) return null
  const [, name, size] = unit
  const count = Math.round(amount * size) * (way === 'later' ? 1 : -1)
  return count === 0
    ? null
    : { shift: { [name]: count }, ...(way === 'later' ? fromNow({ [name]: count }, now) : {}) }
}

function fromNow({ months = 0, days = 0, minutes }: DueShift, now: Moment): TaskChange {
  if (minutes !== undefined) return { due_date: addMinutes(now, minutes), timezone: now.timezone }
  return { due_date: addDays(addMonths(today(now), months), days) }
}
