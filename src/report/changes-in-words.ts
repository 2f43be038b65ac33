/** Before → after, field by field, for the fields that really changed. */
import type { Moment } from '../domain/calendar.ts'
import type { Task } from '../domain/task.ts'
import { dueWords, quoted } from './words.ts'

export function changesInWords(before: Task, after: Task, now: Moment): readonly string[] {
  const changes: string[] = []
  if (before.title !== after.title) changes.push(`now ${quoted(after.title)}`)
  if (before.description !== after.description) {
    changes.push(
      after.description === null ? 'the note is gone' : `the note is now ${quoted(after.description)}`,
    )
  }
  if (before.priority !== after.priority) {
    changes.push(`priority ${before.priority ?? 'none'} → ${after.priority ?? 'none'}`)
  }
  if (before.due_date !== after.due_date) {
    changes.push(`due ${due(before.due_date, now)} → ${due(after.due_date, now)}`)
  }
  return changes
}

function due(date: string | null, now: Moment): string {
  return date === null ? 'no date' : dueWords(date, now)
}
