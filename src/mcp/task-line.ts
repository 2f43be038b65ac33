/** A task on one line, with all there is to know about it: some programs pass nothing on but text. */
import type { Task } from '../domain/task.ts'

/** A longer note is cut where tasks are listed; alone, a task has all of it. */
const NOTE_IN_LIST = 200

export function line(task: Task): string {
  const { description } = task
  const isLong = description !== null && description.length > NOTE_IN_LIST
  return told(task, isLong ? `${description.slice(0, NOTE_IN_LIST)}…` : description, [])
}

export function wholeLine(task: Task): string {
  const { created_at, updated_at, series, position } = task
  return told(task, task.description, [
    series && `series ${series}`,
    position && `position ${position}`,
    `added ${created_at}`,
    updated_at !== created_at && `changed ${updated_at}`,
  ])
}

type Part = string | false | null

function told(task: Task, note: string | null, more: readonly Part[]): string {
  const parts: readonly Part[] = [
    task.status === 'completed' ? `completed ${task.completed_at ?? ''}`.trim() : task.status,
    task.due_date && `due ${task.due_date}${task.timezone ? ` ${task.timezone}` : ''}`,
    task.priority,
    task.list && `list ${JSON.stringify(task.list)}`,
    task.labels?.length > 0 && `labels ${JSON.stringify(task.labels)}`,
    ...repeating(task),
    ...ringing(task),
    note && `note ${JSON.stringify(note)}`,
    ...more,
  ]
  return `${named(task)} (${parts.filter(Boolean).join(', ')})`
}

function repeating({ recurrence, recurs_from, recurs_on, recurs_except }: Task): readonly Part[] {
  return [
    recurrence && `repeats ${recurrence}`,
    recurs_from === 'completion' && 'counted from completion',
    recurs_on && `in place of ${recurs_on}`,
    recurs_except?.length > 0 && `not on ${recurs_except.join(' ')}`,
  ]
}

function ringing({ reminders, snoozed_until }: Task): readonly Part[] {
  return [
    reminders && (reminders.length > 0 ? `reminders ${reminders.join(' ')}` : 'never rings'),
    snoozed_until && `snoozed until ${snoozed_until}`,
  ]
}

/** A title is somebody's text: quoted, so that where it ends is plain. */
export function named({ number, title }: Pick<Task, 'number' | 'title'>): string {
  return `#${number} ${JSON.stringify(title)}`
}
