/**
 * How other programs write that a task repeats → our rule, and ours → theirs. What cannot be carried stays in the
 * description, and is reported.
 */
import { dateOf, type Moment, type PlainDate, today } from '../domain/calendar.ts'
import { dateFrom } from '../repeat/next.ts'
import { readRule } from '../repeat/read-rule.ts'
import { type Rule, ruleText } from '../repeat/rule.ts'
import { troubles } from '../repeat/trouble.ts'
import { keptRule } from '../repeat/valid.ts'
import { repetitionsIn } from '../understand/repetition/find-repetitions.ts'
import type { Carried } from './carried.ts'

export type Repeated = Pick<Carried, 'due_date' | 'recurrence' | 'recurs_from'>

/** A rule as text with a first day, or why there is none. */
export function repeatedBy(
  text: string,
  due_date: string | null,
  now: Moment,
  recurs_from: 'due' | 'completion' = 'due',
): Repeated | { readonly why: string } {
  const kept = keptRule(text, due_date === null ? today(now) : dateOf(due_date))
  if ('trouble' in kept) return { why: troubles[kept.trouble] }
  return { due_date: due_date ?? firstDay(kept.rule, today(now)), recurrence: kept.text, recurs_from }
}

function firstDay(rule: Rule, from: PlainDate): PlainDate {
  return dateFrom({ rule: { ...rule, interval: 1 }, anchor: from }, from) ?? from
}

/** "every 3 days at 9am", as one says it; null where it is no rule, or has to be asked about. */
export function repeatedInWords(words: string, now: Moment): Repeated | null {
  const [found, ...more] = repetitionsIn(words, now, 'month-first')
  const isWhole = found !== undefined && found.from === 0 && found.to === words.length && more.length === 0
  if (!isWhole || found.first === undefined || found.doubt !== undefined || found.except !== undefined)
    return null
  if ('trouble' in keptRule(found.rule, found.first)) return null
  return {
    due_date: found.time === undefined ? found.first : `${found.first}T${found.time}`,
    recurrence: found.rule,
    recurs_from: found.recurs_from ?? 'due',
  }
}

const words: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  day: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  fortnight: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  bimonthly: 'FREQ=MONTHLY;INTERVAL=2',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  semiannual: 'FREQ=MONTHLY;INTERVAL=6',
  annual: 'FREQ=YEARLY',
  yearly: 'FREQ=YEARLY',
  biannual: 'FREQ=YEARLY;INTERVAL=2',
  biyearly: 'FREQ=YEARLY;INTERVAL=2',
}

const units: Readonly<Record<string, readonly [frequency: string, each: number]>> = {
  d: ['DAILY', 1],
  w: ['WEEKLY', 1],
  m: ['MONTHLY', 1],
  q: ['MONTHLY', 3],
  y: ['YEARLY', 1],
}

const SPAN =
  /^p?(?<count>\d{1,4})? ?(?<unit>d|days?|w|wks?|weeks?|mo|mths?|months?|m|q|qtrs?|quarters?|y|yrs?|years?)$/u

/** "weekly", "3days", "2w", "P1M"; null where it is something else. */
export function ruleOfSpan(text: string): string | null {
  const said = text.trim().toLowerCase()
  const known = words[said]
  if (known !== undefined) return known
  const { count = '1', unit = '' } = SPAN.exec(said)?.groups ?? {}
  const [frequency, each] = units[unit.charAt(0)] ?? []
  if (frequency === undefined || each === undefined) return null
  const interval = Number(count) * each
  return interval === 0 ? null : `FREQ=${frequency}${interval === 1 ? '' : `;INTERVAL=${interval}`}`
}

/** "2w" of a rule that says no more than that. */
export function spanOfRule(rule: string): string | null {
  const plain = /^FREQ=(?<unit>[DWMY])[A-Z]+(?:;INTERVAL=(?<count>\d{1,4}))?$/u.exec(rule)?.groups
  return plain ? `${plain.count ?? 1}${plain.unit?.toLowerCase()}` : null
}

const longUnits: Readonly<Record<string, string>> = { d: 'days', w: 'weeks', m: 'months', y: 'years' }

/** "2weeks", as Taskwarrior has it. */
export function taskwarriorSpan(rule: string): string | null {
  if (rule === words.weekdays) return 'weekdays'
  const span = spanOfRule(rule)
  return span && `${span.slice(0, -1)}${longUnits[span.slice(-1)]}`
}

/** As a calendar reads it: there, a day its month lacks is left out, so the last of the month has to be said. */
export function calendarRule(text: string): string {
  const read = readRule(text)
  if ('trouble' in read) return text
  const { rule } = read
  const [day, ...more] = rule.monthDays
  if (rule.omitsMissing || !rule.monthDays.some((each) => each > 28)) return withoutScale(rule)
  const isPlain =
    rule.frequency === 'MONTHLY' && more.length === 0 && rule.positions.length + rule.weekdays.length === 0
  if (!isPlain || day === undefined) return `${ruleText(rule)};RSCALE=GREGORIAN;SKIP=BACKWARD`
  const days = [28, 29, 30, 31].filter((each) => each <= day)
  return ruleText({ ...rule, monthDays: days, positions: [-1] })
}

function withoutScale(rule: Rule): string {
  return ruleText({ ...rule, omitsMissing: false })
}

/** What a calendar means by its rule. */
export function ruleOfCalendar(text: string): string {
  const read = readRule(text)
  if ('trouble' in read || /SKIP=/iu.test(text)) return text
  const { rule } = read
  const last = /^28(?:,29)?(?:,30)?(?:,31)?$/u.exec(rule.monthDays.join(','))
  const isLast = last !== null && rule.monthDays.length > 1 && rule.positions.join() === '-1'
  if (isLast) return ruleText({ ...rule, monthDays: [Math.max(...rule.monthDays)], positions: [] })
  return ruleText({ ...rule, omitsMissing: rule.monthDays.some((each) => each > 28) })
}
