/**
 * The default order as one text, unique per user: pending by due date, those without one after them, then by
 * number; completed last, newest first. Starts with 0 while pending and with 1 once completed.
 */
import type { Task } from '../../domain/task.ts'

export const FIRST_COMPLETED = '1'
export const END = '2'
const UNDATED = '9999-99-99T99:99'
/** Open tasks without a due date come from here on. */
export const FIRST_UNDATED = `0${UNDATED}`

export function sortKey(task: Pick<Task, 'number' | 'due_date' | 'completed_at'>): string {
  const number = String(task.number).padStart(10, '0')
  return task.completed_at === null
    ? `0${dueKey(task.due_date)}${number}`
    : `1${newestFirst(task.completed_at)}${number}`
}

/** A day is over at its end: what is due at a time on that day is due sooner. */
function dueKey(due: string | null): string {
  if (due === null) return UNDATED
  return due.length > 10 ? due : `${due}T24:00`
}

/** The stretch of what was completed from one moment on and before another. */
export function completedBetween(from: string, before: string): readonly [first: string, below: string] {
  // behind all that have this very moment, whatever their numbers
  const past = (instant: string): string => `1${newestFirst(instant)}:`
  return [past(before), past(from)]
}

function newestFirst(instant: string): string {
  return instant.replaceAll(/\d/gu, (digit) => String(9 - Number(digit)))
}
