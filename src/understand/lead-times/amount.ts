/** "30 minutes", "an hour and a half", "half an hour", "1h30": how long, from one word on. */
import { numberOf } from '../words/numbers.ts'
import type { Word } from './words.ts'

const DAY = 1440

const units: Readonly<Record<string, number>> = {
  ...all('m min mins minute minutes mns', 1),
  ...all('h hr hrs hour hours', 60),
  ...all('d day days night nights', DAY),
  ...all('w wk wks week weeks', 7 * DAY),
  ...all('month months', 30 * DAY),
}

const tens: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  fortyfive: 45,
}

function all(words: string, value: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, value]))
}

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

const text = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** "half an hour", "half hour" */
function half(words: readonly Word[], at: number): Amount | null {
  const start = text(words, at) === 'a' ? at + 1 : at
  if (text(words, start) !== 'half' && text(words, start) !== '½') return null
  const behind = ['a', 'an'].includes(text(words, start + 1)) ? start + 2 : start + 1
  const unit = units[text(words, behind)]
  return unit === undefined ? null : { minutes: unit / 2, unit, end: behind + 1 }
}

/** "a quarter of an hour", "three quarters of an hour" */
function quarter(words: readonly Word[], at: number): Amount | null {
  const said = [0, 1, 2, 3, 4].map((step) => text(words, at + step)).join(' ')
  if (said === 'a quarter of an hour') return { minutes: 15, unit: 1, end: at + 5 }
  if (said.startsWith('quarter of an hour')) return { minutes: 15, unit: 1, end: at + 4 }
  return said === 'three quarters of an hour' ? { minutes: 45, unit: 1, end: at + 5 } : null
}

/** "30 minutes", "an hour", "1.5 hours", "a couple of days", "an hour and a half", "1h30" */
function counted(words: readonly Word[], at: number): Amount | null {
  const count = countAt(words, at)
  if (count === null) return null
  const behind = text(words, count.end) === '-' ? count.end + 1 : count.end
  const unit = units[text(words, behind)]
  if (unit === undefined) return null
  const end = behind + 1
  const extra = [0, 1, 2].map((step) => text(words, end + step)).join(' ')
  if (extra === 'and a half') return { minutes: (count.value + 0.5) * unit, unit, end: end + 3 }
  const rest = unit === 60 && words[end]?.from === words[behind]?.to ? Number(text(words, end)) : Number.NaN
  if (!(rest > 0 && rest < 60)) return { minutes: count.value * unit, unit, end }
  const last = units[text(words, end + 1)] === 1 ? end + 2 : end + 1
  return { minutes: count.value * unit + rest, unit: 1, end: last }
}

function countAt(words: readonly Word[], at: number): { value: number; end: number } | null {
  const said = text(words, at)
  if (/^\d{1,4}(?:\.\d)?$/u.test(said)) return { value: Number(said), end: at + 1 }
  if (said === 'a' && text(words, at + 1) === 'couple')
    return { value: 2, end: text(words, at + 2) === 'of' ? at + 3 : at + 2 }
  if (['a', 'an', 'one'].includes(said)) return { value: 1, end: at + 1 }
  const value = tens[said] ?? numberOf(said)
  return value > 0 ? { value: value + ones(text(words, at + 2), words, at), end: endOf(words, at) } : null
}

/** "forty-five" */
function ones(word: string, words: readonly Word[], at: number): number {
  return endOf(words, at) === at + 3 ? numberOf(word) : 0
}

function endOf(words: readonly Word[], at: number): number {
  const isTen = text(words, at) in tens && text(words, at + 1) === '-'
  return isTen && numberOf(text(words, at + 2)) < 10 ? at + 3 : at + 1
}
