/** Before → after, field by field, for the fields that really changed. */
import type { Moment } from '../domain/calendar.ts'
import type { Task } from '../domain/task.ts'
import { dueWords, quoted } from '../domain/wording.ts'

export type Fields = Pick<Task, 'title' | 'description' | 'priority' | 'due_date'>

export function changesInWords(before: Fields, after: Fields, now: Moment): readonly string[] {
  return [
    ...(before.title === after.title ? [] : [`now ${quoted(after.title)}`]),
    ...(before.description === after.description ? [] : [noteWords(after.description)]),
    ...(before.priority === after.priority ? [] : [priorityWords(before.priority, after.priority)]),
    ...(before.due_date === after.due_date ? [] : [dueChange(before.due_date, after.due_date, now)]),
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
