/**
 * What a rule of repetition means for a task that is written: by whichever door it comes, the rule has its one spelling
 * and a date to begin with, and a date that is moved takes no rule away.
 */
import { dateOf, type Moment, type PlainDate, timeOf, today } from '../domain/calendar.ts'
import { problem } from '../domain/problem.ts'
import type { TaskFields } from '../domain/task-fields.ts'
import { type DaysOff, dateFrom } from '../repeat/next.ts'
import { isOfSeries, noRepetition, type Occurrence, ruleOfSeries } from '../repeat/occurrence.ts'
import type { Rule } from '../repeat/rule.ts'
import { troubles } from '../repeat/trouble.ts'
import { keptRule } from '../repeat/valid.ts'

/** A new task that repeats is due on the first of its days, unless it was given one. */
export function withRule(fields: TaskFields, now: Moment): TaskFields {
  if (fields.recurrence === null) return { ...fields, ...noRepetition }
  const { recurs_except: except } = fields
  const { text, rule, time } = checked(fields.recurrence, anchorOf(fields, now), except)
  return {
    ...fields,
    recurrence: text,
    recurs_from: fields.recurs_from ?? 'due',
    // one that was put off has none, and knows which it would have
    due_date:
      fields.due_date ??
      (fields.recurs_on === null ? first({ rule, except }, today(now), time ?? null) : null),
  }
}

function anchorOf({ due_date }: Pick<Occurrence, 'due_date'>, now: Moment): PlainDate {
  return due_date === null ? today(now) : dateOf(due_date)
}

function checked(
  text: string,
  anchor: PlainDate,
  except: readonly DaysOff[],
): { text: string; rule: Rule; time?: string } {
  const kept = keptRule(text, anchor, except)
  if ('trouble' in kept) throw problem('VALIDATION_ERROR', { reason: troubles[kept.trouble] })
  return kept
}

interface Coming {
  readonly rule: Rule
  readonly except: readonly DaysOff[]
}

function first({ rule, except }: Coming, from: PlainDate, time: string | null): string {
  // any of them may be the first: "every other monday" begins with the coming one
  const each = { ...rule, interval: rule.frequency === 'DAILY' ? rule.interval : 1 }
  const date = dateFrom({ rule: each, anchor: from, except }, from) ?? from
  return time === null ? date : `${date}T${time}`
}

/** What a change makes of the repetition; only `recurrence: null` ends it. */
export function changedRule(
  before: Occurrence,
  change: Partial<TaskFields>,
  now: Moment,
): Partial<TaskFields> {
  if (change.recurrence === null) return noRepetition
  if (change.recurrence !== undefined) return newRule(before, change, change.recurrence, now)
  if (before.recurrence === null) return { recurs_from: null, recurs_on: null, recurs_except: [] }
  if (change.recurs_except !== undefined) mustComeAgain(before, change, now)
  return change.recurs_on !== undefined || change.due_date === undefined ? {} : moved(before, change.due_date)
}

/** Days off that leave no day at all end a rule without a word; whoever means that stops it. */
function mustComeAgain(before: Occurrence, change: Partial<TaskFields>, now: Moment): void {
  const { recurrence, recurs_except, ...at } = { ...before, ...change }
  const meant = { due_date: at.recurs_on ?? at.due_date }
  if (recurrence !== null) checked(recurrence, anchorOf(meant, now), recurs_except)
}

/** Only this one is moved: it still stands for its own date, unless it now falls on another of the series. */
function moved(before: Occurrence, due_date: string | null): Partial<TaskFields> {
  const meant = before.recurs_on ?? before.due_date
  if (meant === null || due_date === meant) return { recurs_on: null }
  if (due_date === null) return { recurs_on: meant }
  const isAnother = isOfSeries(before, dateOf(due_date)) && timeOf(due_date) === timeOf(meant)
  // put off from the 31st to the end of February, it is still that of the 31st
  return isAnother ? { recurs_on: null, recurrence: ruleOfSeries(before) } : { recurs_on: meant }
}

function newRule(
  before: Occurrence,
  change: Partial<TaskFields>,
  text: string,
  now: Moment,
): Partial<TaskFields> {
  const due = change.due_date === undefined ? before.due_date : change.due_date
  const except = change.recurs_except ?? before.recurs_except
  const { text: recurrence, rule, time } = checked(text, anchorOf({ due_date: due }, now), except)
  return {
    recurrence,
    recurs_from: change.recurs_from ?? before.recurs_from ?? 'due',
    recurs_on: change.recurs_on ?? null,
    ...(change.due_date === undefined && fitting({ rule, except }, due, time ?? null, now)),
  }
}

/** A date that is none of the new rule's moves to the first that is. */
function fitting(coming: Coming, due: string | null, time: string | null, now: Moment): Partial<TaskFields> {
  if (due === null) return { due_date: first(coming, today(now), time) }
  const day = dateOf(due)
  if (day >= today(now) && dateFrom({ ...coming, anchor: day }, day) === day) return {}
  return { due_date: first(coming, today(now), timeOf(due) ?? time) }
}
