/** Days on which a repeating task does not come: EXDATE in a calendar, which knows single days only. */
import { dateOf } from '../domain/calendar.ts'
import { limits } from '../domain/words.ts'
import { datesFrom } from '../repeat/next.ts'
import { ruleOf } from '../repeat/occurrence.ts'
import type { Carried } from './carried.ts'
import type { Property } from './ical-text.ts'

/** Those the rule falls on, as many as a calendar should be bothered with. */
export function daysOffOf({ recurrence, recurs_on, due_date, recurs_except }: Carried): readonly string[] {
  const rule = ruleOf({ recurrence })
  const on = recurs_on ?? due_date
  if (rule === null || on === null) return []
  return recurs_except.flatMap((days) => {
    const [from = '', to = from] = days.split('/')
    const until = rule.until !== undefined && rule.until < to ? rule.until : to
    return datesFrom({ rule: { ...rule, until }, anchor: dateOf(on) }, from, limits.daysOff)
  })
}

/** The day of each, whatever time it has. */
export function daysOffIn(properties: readonly Property[]): string[] {
  const stamps = properties.flatMap(({ name, value }) => (name === 'EXDATE' ? value.split(',') : []))
  const days = stamps.flatMap((stamp) => {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/u.exec(stamp.trim()) ?? []
    return year === undefined ? [] : [`${year}-${month}-${day}`]
  })
  return [...new Set(days)].slice(0, limits.daysOff)
}
