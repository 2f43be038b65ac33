/** Before → after, field by field, for the fields that really changed. */
import type { Moment } from '../domain/calendar.ts'
import type { Task } from '../domain/task.ts'
import { dueWords, labelWords, quoted } from '../domain/wording.ts'
import type { Occurrence } from '../repeat/occurrence.ts'
import { reminderChanges } from './reminders-in-words.ts'
import { repetitionChanges } from './repetition-in-words.ts'

export type Fields = Pick<Task, 'title' | 'description' | 'priority' | 'due_date' | 'list' | 'labels'> &
  Partial<Pick<Task, 'reminders' | 'snoozed_until'>> &
  Occurrence

export function changesInWords(before: Fields, after: Fields, now: Moment): readonly string[] {
  return [
    ...(before.title === after.title ? [] : [`now ${quoted(after.title)}`]),
    ...(before.description === after.description ? [] : [noteWords(after.description)]),
    ...(before.priority === after.priority ? [] : [priorityWords(before.priority, after.priority)]),
    ...(before.due_date === after.due_date ? [] : [dueChange(before.due_date, after.due_date, now)]),
    ...(before.list === after.list ? [] : [listChange(after.list)]),
    ...labelChanges(before.labels, after.labels),
    ...repetitionChanges(before, after, now),
    ...reminderChanges(before, after, now),
  ]
}

function noteWords(note: string | null): string {
  return note === null ? 'the note is gone' : `the note is now ${quoted(note)}`
}

function priorityWords(before: string | null, after: string | null): string {
  if (before === null) return `now ${after} priority`
  return after === null ? `no longer ${before} priority` : `priority ${before} → ${after}`
}

function dueChange(before: string | null, after: string | null, now: Moment): string {
  if (before === null) return after === null ? 'no due date' : `now due ${dueWords(after, now)}`
  return after === null
    ? `no longer due ${dueWords(before, now)}`
    : `due ${dueWords(before, now)} → ${dueWords(after, now)}`
}

function listChange(list: string | null): string {
  return list === null ? 'now on the main list' : `now on ${quoted(list)}`
}

/** Turns kept before there were labels have none. */
function labelChanges(before: readonly string[] = [], after: readonly string[] = []): readonly string[] {
  const come = after.filter((label) => !before.includes(label))
  const gone = before.filter((label) => !after.includes(label))
  return [
    ...(come.length > 0 ? [`now tagged ${labelWords(come)}`] : []),
    ...(gone.length > 0 ? [`no longer tagged ${labelWords(gone)}`] : []),
  ]
}
