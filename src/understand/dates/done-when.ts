/** When something was done: what is said of it lies behind us, so "on friday" is the last one and not the next. */
import {
  addDays,
  addMonths,
  type Moment,
  type PlainDate,
  startOfWeek,
  today,
  weekday,
} from '../../domain/calendar.ts'
import type { DoneFilter } from '../../domain/words.ts'
import { numberOf } from '../words/numbers.ts'

/** null: nothing of it says when. */
export function doneWhen(words: string, now: Moment): DoneFilter | null {
  const said = words.toLowerCase()
  for (const read of ways) {
    const span = read(said, now)
    if (span !== null) return span
  }
  return null
}

type Way = (said: string, now: Moment) => DoneFilter | null

function recently(said: string, now: Moment): DoneFilter | null {
  if (/\b(?:yesterday|last night)\b/u.test(said)) return since(said, addDays(today(now), -1), now)
  return /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/u.test(said) ? 'today' : null
}

function inWeekOrMonth(said: string, now: Moment): DoneFilter | null {
  const { which, unit } =
    /\b(?<which>this|last|previous|past) (?<unit>week|month)\b/u.exec(said)?.groups ?? {}
  if (which === undefined) return null
  const here = today(now)
  if (which === 'past')
    return `${unit === 'week' ? addDays(here, -6) : addDays(addMonths(here, -1), 1)}..${here}`
  if (unit === 'week') return week(which, said, now)
  const first = `${here.slice(0, 7)}-01`
  const begin = which === 'this' ? first : addMonths(first, -1)
  return isOpen(said) ? `${begin}..${here}` : `${begin}..${addDays(addMonths(begin, 1), -1)}`
}

function week(which: string, said: string, now: Moment): DoneFilter {
  if (which === 'this') return 'this week'
  const begin = addDays(startOfWeek(today(now), now.week_start), -7)
  return isOpen(said) ? `${begin}..${today(now)}` : `${begin}..${addDays(begin, 6)}`
}

const SOME: Readonly<Record<string, number>> = { couple: 2, few: 3 }
const DAYS_OF = { day: 1, week: 7, month: 30 } as const

function inLastDays(said: string, now: Moment): DoneFilter | null {
  const found = /\b(?:last|past) (?<count>\d{1,3}|[a-z]{3,6}) (?:of )?(?<unit>day|week|month)s\b/u.exec(
    said,
  )?.groups
  const count = found === undefined ? 0 : (SOME[found.count ?? ''] ?? numberOf(found.count ?? ''))
  if (!found || !(count > 0)) return null
  const here = today(now)
  return `${addDays(here, 1 - count * DAYS_OF[found.unit as keyof typeof DAYS_OF])}..${here}`
}

const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']

function onWeekday(said: string, now: Moment): DoneFilter | null {
  const day = /\b(?<day>mon|tues|wednes|thurs|fri|satur|sun)day\b/u.exec(said)?.groups?.day
  if (day === undefined) return null
  const here = today(now)
  const ago = (weekday(here) - 1 - WEEKDAYS.indexOf(day) + 7) % 7
  // "last monday" said on a monday is the one before
  return since(said, addDays(here, ago === 0 && /\blast\b/u.test(said) ? -7 : -ago), now)
}

function since(said: string, day: PlainDate, now: Moment): DoneFilter {
  const last = isOpen(said) ? today(now) : day
  return day === today(now) ? 'today' : `${day}..${last}`
}

function isOpen(said: string): boolean {
  return /\bsince\b/u.test(said)
}

const ways: readonly Way[] = [recently, inLastDays, inWeekOrMonth, onWeekday]
