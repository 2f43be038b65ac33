/**
 * A repeating task as one occurrence of its series: what comes after it, and where it goes when it is moved, left out
 * or put off. The rule travels from the one that is done to the next, so that one task at a time has it.
 */
import {
  addDays,
  type DueDate,
  dateOf,
  type Moment,
  type PlainDate,
  timeOf,
  wallTime,
} from '../domain/calendar.ts'
import type { TaskFields } from '../domain/task-fields.ts'
import { afterCompletion, datesFrom, following, leftFrom, type Series } from './next.ts'
import { readRule } from './read-rule.ts'
import { type Rule, ruleText } from './rule.ts'

export type Occurrence = Pick<
  TaskFields,
  'due_date' | 'timezone' | 'recurrence' | 'recurs_from' | 'recurs_on' | 'recurs_except'
>

/** No rule, or one that cannot be read any more. */
export const noRepetition = {
  recurrence: null,
  recurs_from: null,
  recurs_on: null,
  recurs_except: [] as string[],
}

interface Known {
  readonly series: Series
  /** The date of the series that the task stands for. */
  readonly on: PlainDate
  readonly time: string | null
  readonly today: PlainDate
  /** The first day on which it could still be done in time. */
  readonly notBefore: PlainDate
}

function known(task: Occurrence, now: Moment): Known | null {
  const rule = ruleOf(task)
  if (rule === null) return null
  const wall = wallTime({ ...now, timezone: task.timezone ?? now.timezone })
  const meant: DueDate = task.recurs_on ?? task.due_date ?? dateOf(wall)
  const [on, time, today] = [dateOf(meant), timeOf(meant), dateOf(wall)]
  const isOver = time !== null && time <= (timeOf(wall) ?? '')
  const series = seriesOf(task, rule, on)
  return { series, on, time, today, notBefore: isOver ? addDays(today, 1) : today }
}

export function ruleOf({ recurrence }: Pick<Occurrence, 'recurrence'>): Rule | null {
  const read = recurrence === null ? null : readRule(recurrence)
  return read === null || 'trouble' in read ? null : read.rule
}

function seriesOf(task: Occurrence, rule: Rule, on: PlainDate): Series {
  // counted from completion, the day of the month is that of the last time it was done
  const kept = task.recurs_from === 'completion' ? rule : pinned(rule, on)
  return { rule: kept, anchor: on, except: task.recurs_except }
}

/** The 31st is not forgotten in February: a rule that takes its day from the date names it where a month may lack it. */
function pinned(rule: Rule, on: PlainDate): Rule {
  const [month = 1, day = 1] = on.slice(5).split('-').map(Number)
  const isBare = rule.weekdays.length + rule.monthDays.length + rule.yearDays.length + rule.weeks.length === 0
  if (!isBare || day < 29) return rule
  if (rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.months.length > 0))
    return { ...rule, monthDays: [day] }
  return rule.frequency === 'YEARLY' && month === 2 ? { ...rule, months: [month], monthDays: [day] } : rule
}

export interface Next {
  /** null: that was the last. */
  readonly occurrence: Pick<Occurrence, 'due_date' | 'recurrence' | 'recurs_on'> | null
  readonly missed: number
}

/** What comes after it is done now. */
export function nextOccurrence(task: Occurrence, now: Moment): Next {
  const of = known(task, now)
  if (of === null) return { occurrence: null, missed: 0 }
  if (task.recurs_from !== 'completion') return afterItsDate(of)
  const { date, rule } = afterCompletion(of.series, of.today)
  return { occurrence: date === null ? null : dated(date, of, rule), missed: 0 }
}

function afterItsDate(of: Known): Next {
  const { date, missed } = following(of.series, of.on, of.notBefore)
  return { occurrence: date === null ? null : dated(date, of, leftFrom(of.series, date)), missed }
}

/** "Skip this one": the date after it, today's at the earliest. */
export function afterSkipping(task: Occurrence, now: Moment): Next {
  const of = known(task, now)
  return of === null ? { occurrence: null, missed: 0 } : afterItsDate(of)
}

/** A task that was put off comes back on the next date of its series. */
export function whenResumed(task: Occurrence, now: Moment): DueDate | null {
  const of = known(task, now)
  const [date] = of === null ? [] : datesFrom(of.series, of.notBefore, 1)
  return of === null || date === undefined ? null : at(date, of.time)
}

/** As it would be due on the first date of its series that is not before a day. */
export function dueFrom(task: Occurrence, day: PlainDate): DueDate | null {
  const rule = ruleOf(task)
  const meant = task.recurs_on ?? task.due_date ?? day
  const on = dateOf(meant)
  if (rule === null) return null
  const [date] = datesFrom(seriesOf(task, rule, on), day, 1)
  return date === undefined ? null : at(date, timeOf(meant))
}

/** Its own date and those after it, as far as they are to come. */
export function comingDates(task: Occurrence, today: PlainDate, most: number): readonly PlainDate[] {
  const rule = ruleOf(task)
  if (rule === null || task.due_date === null) return []
  const [own, on] = [dateOf(task.due_date), dateOf(task.recurs_on ?? task.due_date)]
  const from = addDays(own > on ? own : on, 1)
  return [own, ...datesFrom(seriesOf(task, rule, on), from > today ? from : today, most - 1)]
}

function dated(date: PlainDate, { time }: Known, rule: Rule): NonNullable<Next['occurrence']> {
  return { due_date: at(date, time), recurrence: ruleText(rule), recurs_on: null }
}

function at(date: PlainDate, time: string | null): DueDate {
  return time === null ? date : `${date}T${time}`
}

/** Is a day one of the series, so that the task moved there simply stands for it? */
export function isOfSeries(task: Occurrence, date: PlainDate): boolean {
  const rule = ruleOf(task)
  const on = dateOf(task.recurs_on ?? task.due_date ?? date)
  if (rule === null || date < on) return false
  return datesFrom(seriesOf(task, rule, on), date, 1)[0] === date
}

/** Its rule as it is for the others of the series: the day of the month is that of this one's own date. */
export function ruleOfSeries(task: Occurrence): string | null {
  const rule = ruleOf(task)
  const on = task.recurs_on ?? task.due_date
  return rule === null || on === null ? task.recurrence : ruleText(seriesOf(task, rule, dateOf(on)).rule)
}
