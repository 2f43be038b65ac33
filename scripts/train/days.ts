/** The days in the rows, "fri", "+3d", "eom", "md:12-24" …, as dates counted from the day a row is played on. */
import { addDays, addMonths, type PlainDate, weekday } from '../../src/domain/calendar.ts'
import type { Day } from './rows.ts'

const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Every date that would be right; "any", "set" and null stand for themselves. */
export function fairDays(day: Day | readonly Day[], here: PlainDate): readonly (string | null)[] {
  if (day === null || typeof day === 'string') return one(day, here)
  return day.flatMap((each) => one(each, here))
}

function one(day: Day, here: PlainDate): readonly (string | null)[] {
  if (day === null || day === 'any' || day === 'set' || /^\d{4}-/u.test(day)) return [day]
  if (day === 'today') return [here]
  if (day === 'tomorrow') return [addDays(here, 1)]
  if (NAMES.includes(day)) return coming(day, here, 0)
  return pattern(day, here)
}

/** A weekday that is named on that weekday is a week from now, or today. */
function coming(name: string, here: PlainDate, weeks: number): readonly string[] {
  const ahead = (NAMES.indexOf(name) + 8 - weekday(here)) % 7
  const first = addDays(here, ahead + 7 * weeks)
  return ahead === 0 ? [addDays(first, 7), first] : [first]
}

function pattern(day: string, here: PlainDate): readonly string[] {
  const shift = /^(?<sign>[+-])(?<count>\d+)(?<unit>[dwmy])$/u.exec(day)?.groups
  if (shift) return [shifted(here, Number(`${shift.sign}${shift.count}`), shift.unit ?? 'd')]
  const next = /^next:(?<name>\w{3})(?:\+(?<weeks>\d)w)?$/u.exec(day)?.groups
  if (next) return coming(next.name ?? 'mon', here, Number(next.weeks ?? 0))
  if (day === 'eom') return [addDays(addMonths(`${here.slice(0, 7)}-01`, 1), -1)]
  if (day.startsWith('dom:'))
    return [comingDate(here, 1, (month) => `${month}-${day.slice(4).padStart(2, '0')}`)]
  if (day.startsWith('md:')) return [comingDate(here, 12, (month) => `${month.slice(0, 4)}-${day.slice(3)}`)]
  throw new Error(`no day: ${day}`)
}

function shifted(here: PlainDate, count: number, unit: string): PlainDate {
  if (unit === 'm') return addMonths(here, count)
  if (unit === 'y') return addMonths(here, 12 * count)
  return addDays(here, count * (unit === 'w' ? 7 : 1))
}

function comingDate(here: PlainDate, months: number, on: (month: string) => PlainDate): PlainDate {
  const now = on(here.slice(0, 7))
  return now >= here ? now : on(addMonths(here, months).slice(0, 7))
}
