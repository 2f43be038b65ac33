/**
 * Tasks as the to-dos of an iCalendar file (RFC 5545, VTODO). The due time is written in UTC, which every program
 * understands; the wall time and zone it came from stand beside it and count for as long as both agree.
 */
import { addDays, dateOf, isTimeZone, type Moment, onClockOf, timeOf } from '../domain/calendar.ts'
import type { Priority } from '../domain/words.ts'
import { alarmLines, ownReminders, remindersIn } from './alarms.ts'
import { type Carried, untold } from './carried.ts'
import { daysOffIn, daysOffOf } from './ical-days-off.ts'
import { calendarText, escapedText, type Property, plainText } from './ical-text.ts'
import { namesIn } from './names-in.ts'
import { calendarRule, repeatedBy, ruleOfCalendar } from './repetition.ts'
import type { Repeats } from './rule-line.ts'

export const icalHead = calendarText(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sayso//Tasks//EN'])
export const icalTail = calendarText(['END:VCALENDAR'])

const PRIORITIES: Readonly<Record<Priority, number>> = { high: 1, medium: 5, low: 9 }

export function icalOf(task: Carried): string {
  const { id, title, description, priority, list, labels, created_at, completed, completed_at } = task
  const stamp = compactInstant(completed_at ?? created_at ?? '1970-01-01T00:00:00.000Z')
  return calendarText([
    'BEGIN:VTODO',
    `UID:${id}@sayso`,
    `DTSTAMP:${stamp}`,
    ...(created_at === null ? [] : [`CREATED:${compactInstant(created_at)}`]),
    `SUMMARY:${escapedText(title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapedText(description)}`]),
    ...dueLines(task),
    ...ruleLines(task),
    ...(priority === null ? [] : [`PRIORITY:${PRIORITIES[priority]}`]),
    ...(labels.length === 0 ? [] : [`CATEGORIES:${labels.map(escapedText).join(',')}`]),
    ...(list === null ? [] : [`X-SAYSO-LIST:${escapedText(list)}`]),
    `STATUS:${completed ? 'COMPLETED' : 'NEEDS-ACTION'}`,
    ...(completed_at === null ? [] : [`COMPLETED:${compactInstant(completed_at)}`]),
    ...ownReminders(task),
    ...alarmLines(task),
    'END:VTODO',
  ])
}

function dueLines({ due_date, timezone }: Carried): readonly string[] {
  if (due_date === null) return []
  if (timeOf(due_date) === null) return [`DUE;VALUE=DATE:${compact(due_date)}`]
  if (timezone === null) return [`DUE:${compact(due_date)}00`]
  const utc = onClockOf(due_date, timezone, 'UTC')
  return [`DUE:${compact(utc)}00Z`, `X-SAYSO-DUE:${due_date}`, `X-SAYSO-TIMEZONE:${timezone}`]
}

/** The rule as every calendar reads it, and as it is here: what counts is the latter, for as long as both agree. */
function ruleLines(task: Carried): readonly string[] {
  const { due_date, recurrence, recurs_from, recurs_on, recurs_except } = task
  if (recurrence === null) return []
  const own = { recurrence, recurs_from, recurs_on, recurs_except }
  const start = due_date === null ? [] : [`DTSTART;VALUE=DATE:${compact(dateOf(due_date))}`]
  return [
    ...start,
    `RRULE:${calendarRule(recurrence)}`,
    ...daysOffOf(task).map((day) => `EXDATE;VALUE=DATE:${compact(day)}`),
    `X-SAYSO-REPEATS:${escapedText(JSON.stringify(own))}`,
  ]
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/gu, '')
}

function compactInstant(instant: string): string {
  return `${compact(instant.slice(0, 19))}Z`
}

/** The properties of one to-do, and when its alarms go off → a task. */
export function todoIn(properties: readonly Property[], triggers: readonly Property[], now: Moment): Carried {
  const value = (name: string) => properties.find((property) => property.name === name)?.value ?? ''
  const { list, labels, notes } = namesIn(plainText(value('X-SAYSO-LIST')) || null, categoriesIn(properties))
  const completed = value('STATUS') === 'COMPLETED' || value('COMPLETED') !== ''
  const due = dueIn(properties, now)
  const zone = due.timezone ?? zoneOf(value('X-SAYSO-TIMEZONE'), triggers, now)
  const reminders = remindersIn(triggers, value('X-SAYSO-REMINDERS'), { ...due, timezone: zone, completed })
  const when = { ...due, timezone: reminders === null || reminders.length === 0 ? due.timezone : zone }
  const { unkept, ...repeats } = repeatsIn(properties, when.due_date, now)
  return {
    ...untold,
    id: `${value('UID').replace(/@sayso$/u, '')}${value('RECURRENCE-ID')}` || null,
    title: plainText(value('SUMMARY')),
    description: noteOf([plainText(value('DESCRIPTION')), ...notes, unkept]),
    list,
    labels,
    priority: priorityIn(Number(value('PRIORITY'))),
    ...when,
    ...repeats,
    reminders,
    completed,
    created_at: instantIn(value('CREATED')),
    completed_at: completed ? instantIn(value('COMPLETED')) : null,
  }
}

/** The clock that alarms of a day without a time go by. */
function zoneOf(own: string, triggers: readonly Property[], now: Moment): string | null {
  if (isTimeZone(own)) return own
  return triggers.length > 0 ? now.timezone : null
}

/** There may be several lines of them; a comma that is escaped is part of a name. */
function categoriesIn(properties: readonly Property[]): readonly string[] {
  const lines = properties.filter(({ name }) => name === 'CATEGORIES')
  const names = lines.flatMap(({ value }) => value.match(/(?:\\.|[^,\\])+/gu) ?? [])
  return names.map((name) => plainText(name).trim()).filter((name) => name !== '')
}

function noteOf(notes: readonly string[]): string | null {
  return notes.filter((note) => note !== '').join('\n') || null
}

/** `unkept`: in words, what cannot be kept as a rule. */
function repeatsIn(
  properties: readonly Property[],
  due_date: string | null,
  now: Moment,
): Repeats & { readonly unkept: string } {
  const value = (name: string) => properties.find((property) => property.name === name)?.value ?? ''
  const rule = value('RRULE')
  if (rule === '') return { unkept: '' }
  const kept = ownRepeats(value('X-SAYSO-REPEATS'))
  if (kept?.recurrence && calendarRule(kept.recurrence) === rule) return { ...kept, unkept: '' }
  const repeats = repeatedBy(ruleOfCalendar(rule), due_date, now)
  if ('why' in repeats) return { unkept: labelled('Repeats', rule) }
  return { ...repeats, recurs_except: daysOffIn(properties), unkept: '' }
}

/** What another program made of it counts for nothing. */
function ownRepeats(text: string): Repeats | null {
  try {
    const kept = JSON.parse(plainText(text))
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Why the rule of a to-do could not be kept; null where there is none, or it was. */
export function unkeptRule(properties: readonly Property[], now: Moment): string | null {
  const rule = properties.find(({ name }) => name === 'RRULE')?.value
  if (rule === undefined) return null
  const kept = repeatedBy(ruleOfCalendar(rule), dueIn(properties, now).due_date, now)
  return 'why' in kept ? `repeats by a rule that is kept in its description. ${kept.why}` : null
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label}: ${plainText(value)}`
}

function priorityIn(number: number): Priority | null {
  if (!(number >= 1 && number <= 9)) return null
  return number < 5 ? 'high' : number === 5 ? 'medium' : 'low'
}

const STAMP = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/u

function instantIn(stamp: string): string | null {
  const [, year, month, day, hour, minute, second] = STAMP.exec(stamp) ?? []
  return hour === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}

type When = Pick<Carried, 'due_date' | 'timezone'>

function dueIn(properties: readonly Property[], now: Moment): When {
  const due = properties.find(({ name }) => name === 'DUE')
  const [, year, month, day, hour, minute, , utc] = STAMP.exec(due?.value ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (year === undefined || addDays(date, 0) !== dateOf(date)) return { due_date: null, timezone: null }
  if (hour === undefined) return { due_date: date, timezone: null }
  const wall = `${date}T${hour}:${minute}`
  if (utc !== undefined) return ownWallTime(properties, wall, now)
  const zone = due?.params.TZID ?? ''
  return { due_date: wall, timezone: isTimeZone(zone) ? zone : now.timezone }
}

function ownWallTime(properties: readonly Property[], utc: string, now: Moment): When {
  const own = (name: string) => properties.find((property) => property.name === name)?.value ?? ''
  const [due_date, timezone] = [own('X-SAYSO-DUE'), own('X-SAYSO-TIMEZONE')]
  const agrees =
    isTimeZone(timezone) && due_date.length === 16 && onClockOf(due_date, timezone, 'UTC') === utc
  return agrees
    ? { due_date, timezone }
    : { due_date: onClockOf(utc, 'UTC', now.timezone), timezone: now.timezone }
}
