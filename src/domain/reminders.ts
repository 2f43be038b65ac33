/**
 * When a task makes itself heard. A reminder is written in one of three ways: a moment on the task's own clock
 * (2026-11-20T17:00), a lead time before it is due (-PT30M, -P1D; PT0S is the due time itself), or so many days before
 * it at an hour (-P1D@18:00, “the evening before”). Free of zod: the page reads them too.
 */
import {
  addDays,
  type DueDate,
  dateOf,
  daysBetween,
  instantOf,
  instantText,
  isDueDate,
  timeOf,
} from './calendar.ts'

/** When a day without a time begins, for whoever wants to be reminded of it; a calendar that subscribes is told the same. */
export const MORNING = '09:00'
export const AT_DUE = 'PT0S'
/** The reminder of a ring that was put off. */
const SNOOZED = 'snoozed'

const MOST_DAYS = 366
const LEAD =
  /^-P(?:(?<weeks>\d{1,2})W|(?<days>\d{1,3})D)?(?:T(?:(?<hours>\d{1,3})H)?(?:(?<minutes>\d{1,4})M)?)?$/u
const DAY_AT = /^-?P(?<days>\d{1,3})D@(?<time>(?:[01]\d|2[0-3]):[0-5]\d)$/u

interface Lead {
  readonly days: number
  readonly minutes: number
}

/** In its one spelling; null where it is none. */
export function keptReminder(text: string): string | null {
  if (isMoment(text)) return text
  const at = DAY_AT.exec(text)?.groups
  if (at !== undefined) return Number(at.days) > MOST_DAYS ? null : dayAt(Number(at.days), at.time ?? MORNING)
  const lead = leadIn(text)
  return lead === null || lead.days + lead.minutes / 1440 > MOST_DAYS ? null : leadText(lead)
}

export function isMoment(text: string): boolean {
  return text.length === 16 && isDueDate(text)
}

export function dayAt(days: number, time: string): string {
  return `${days === 0 ? '' : '-'}P${days}D@${time}`
}

/** “-P1DT2H” in its parts. */
export function leadIn(text: string): Lead | null {
  if (text === AT_DUE) return { days: 0, minutes: 0 }
  const { weeks, days, hours, minutes } = LEAD.exec(text)?.groups ?? {}
  if ((weeks ?? days ?? hours ?? minutes) === undefined || text.endsWith('T')) return null
  return {
    days: Number(weeks ?? 0) * 7 + Number(days ?? 0),
    minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0),
  }
}

export function leadText({ days, minutes }: Lead): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const time = `${hours === 0 ? '' : `${hours}H`}${rest === 0 ? '' : `${rest}M`}`
  if (days === 0 && time === '') return AT_DUE
  return `-P${days === 0 ? '' : `${days}D`}${time === '' ? '' : `T${time}`}`
}

/** “-P1D@18:00” in its parts. */
export function dayAtIn(text: string): { readonly days: number; readonly time: string } | null {
  const { days, time } = DAY_AT.exec(text)?.groups ?? {}
  return days === undefined || time === undefined ? null : { days: Number(days), time }
}

/** As much of a task as says when it rings. */
interface Ringing {
  readonly due_date: DueDate | null
  readonly timezone: string | null
  readonly completed: boolean
  /** null: when its due time has come, if it has one. None: never. */
  readonly reminders: readonly string[] | null
  readonly snoozed_until: string | null
}

/** What is asked for, or goes without saying: a due time rings when it has come. */
export function remindersOf({
  reminders,
  due_date,
}: Pick<Ringing, 'reminders' | 'due_date'>): readonly string[] {
  return reminders ?? (due_date !== null && timeOf(due_date) !== null ? [AT_DUE] : [])
}

export interface Ring {
  /** ISO in UTC. */
  readonly at: string
  readonly reminder: string
}

/** Every moment at which an open task rings, soonest first; until it is snoozed no longer, only then. */
export function ringsOf(task: Ringing): readonly Ring[] {
  if (task.completed) return []
  const rings = new Map<string, string>()
  for (const reminder of remindersOf(task)) {
    const at = momentOf(reminder, task)
    if (at !== null && !(task.snoozed_until !== null && at <= task.snoozed_until)) rings.set(at, reminder)
  }
  if (task.snoozed_until !== null) rings.set(task.snoozed_until, SNOOZED)
  return [...rings].map(([at, reminder]) => ({ at, reminder })).sort((a, b) => (a.at < b.at ? -1 : 1))
}

/** When it rings; null: not before the task has a due date. */
export function momentOf(
  reminder: string,
  { due_date, timezone }: Pick<Ringing, 'due_date' | 'timezone'>,
): string | null {
  const zone = timezone ?? 'UTC'
  if (isMoment(reminder)) return instantText(instantOf(reminder, zone))
  if (due_date === null) return null
  const day = dateOf(due_date)
  const at = dayAtIn(reminder)
  if (at !== null) return instantText(instantOf(`${addDays(day, -at.days)}T${at.time}`, zone))
  const lead = leadIn(reminder)
  if (lead === null) return null
  const wall = `${addDays(day, -lead.days)}T${timeOf(due_date) ?? MORNING}`
  return instantText(instantOf(wall, zone) - lead.minutes * 60_000)
}

/** For the next of a task that repeats: a moment keeps its distance in days, and one behind the due date is left behind. */
export function handedOn(reminders: readonly string[] | null, due_date: DueDate | null): string[] | null {
  if (reminders === null) return null
  return reminders.flatMap((reminder) => {
    if (!isMoment(reminder)) return [reminder]
    const days = due_date === null ? -1 : daysBetween(dateOf(reminder), dateOf(due_date))
    return days < 0 || days > MOST_DAYS ? [] : [dayAt(days, timeOf(reminder) ?? MORNING)]
  })
}
