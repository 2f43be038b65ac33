/** "the evening before", "the day before at 6", "two days before at 9am", "that morning": a day, and perhaps an hour of it. */
import { dayAt } from '../../domain/reminders.ts'
import { clock } from '../dates/clock.ts'
import { numberOf } from '../words/numbers.ts'
import type { Word } from './words.ts'

const EVENING = '18:00'

/** The hour a part of the day stands for, where none was said. */
const parts: Readonly<Record<string, string>> = {
  morning: '09:00',
  afternoon: '15:00',
  evening: EVENING,
  night: '20:00',
  nite: '20:00',
}

export interface DaySaid {
  readonly reminder: string
  /** The word behind it. */
  readonly end: number
}

const text = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

export function dayAtWord(words: readonly Word[], at: number): DaySaid | null {
  return sameDay(words, at) ?? before(words, at)
}

/** "the morning of", "on the day at 8", "that morning" */
function sameDay(words: readonly Word[], at: number): DaySaid | null {
  const [first, second, third] = [0, 1, 2].map((step) => text(words, at + step))
  if (first === 'that' && second !== undefined && second in parts)
    return timed(words, at + 2, 0, parts[second])
  if (first === 'on' && second === 'the' && third === 'day') {
    const said = timed(words, text(words, at + 3) === 'itself' ? at + 4 : at + 3, 0, undefined)
    return said
  }
  const isOf = first === 'the' && third === 'of' && second !== undefined && second in parts
  return isOf ? timed(words, at + 3, 0, parts[second]) : null
}

/** "the evening before", "the day before", "2 days before at 9" */
function before(words: readonly Word[], at: number): DaySaid | null {
  const start = text(words, at) === 'the' ? at + 1 : at
  const part = parts[text(words, start)]
  if (part !== undefined && isBefore(words, start + 1)) return timed(words, start + 2, 1, part)
  if (text(words, start) === 'day' && isBefore(words, start + 1)) return timed(words, start + 2, 1, undefined)
  const days = numberOf(text(words, at))
  const isDays = days > 0 && days < 100 && text(words, at + 1) === 'days' && isBefore(words, at + 2)
  return isDays ? timed(words, at + 3, days, undefined) : null
}

/** Not "the day before yesterday". */
function isBefore(words: readonly Word[], at: number): boolean {
  return ['before', 'b4', 'afore', 'prior'].includes(text(words, at)) && text(words, at + 1) !== 'yesterday'
}

/** Without an hour, a day alone is a lead time, and not for here. */
function timed(words: readonly Word[], at: number, days: number, hour: string | undefined): DaySaid | null {
  const said = hourAt(words, at, hour)
  if (said !== null) return { reminder: dayAt(days, said.time), end: said.end }
  return hour === undefined ? null : { reminder: dayAt(days, hour), end: at }
}

/** "at 6", "at 18:30", "at 9 am"; in the evening or at night, six is eighteen and nine twenty-one. */
function hourAt(words: readonly Word[], at: number, part: string | undefined) {
  const led = ['at', 'around', ','].includes(text(words, at))
  const place = led ? at + 1 : at
  const half = ['am', 'pm'].find((one) => one === text(words, place + 1))
  const said = figureAt(words, place, led)
  // "the evening before 2 of us go" says no hour
  if (said === null || !(led || half || said.long)) return null
  const meant = half ?? (part !== undefined && part >= EVENING && said.hour < 12 ? 'pm' : undefined)
  const read = clock(said.hour, said.minute, meant, said.padded)
  return read && { time: shown(read.clock.minutes), end: place + (half === undefined ? 1 : 2) }
}

/** "6", "18:30", "2100"; and "seven", where something leads up to it. */
function figureAt(words: readonly Word[], at: number, led: boolean) {
  const figure = text(words, at)
  const { hour, minute = '0' } = /^(?<hour>\d{1,2}?)(?::?(?<minute>\d\d))?$/u.exec(figure)?.groups ?? {}
  const count = hour === undefined && led ? numberOf(figure) : Number(hour)
  if (!(count > 0 && count < 25)) return null
  const padded = hour?.length === 2 && hour.startsWith('0')
  return { hour: count, minute: Number(minute), long: figure.length > 2, padded }
}

function shown(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
