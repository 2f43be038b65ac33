/**
 * The default order as one text, unique per user: pending by due date, those without one after them, those of one date
 * as they were put by hand, then by number; completed last, newest first. Starts with 0 while pending and with 1 once
 * completed.
 */
import { type Placed, positionOf } from './position.ts'
import type { Task } from './task.ts'

export const FIRST_COMPLETED = '1'
export const END = '2'
const UNDATED = '9999-99-99T99:99'
/** Open tasks without a due date come from here on. */
export const FIRST_UNDATED = `0${UNDATED}`

type Sorted = Placed & Pick<Task, 'due_date' | 'completed_at'>

export function sortKey(task: Sorted): string {
  const number = positionOf({ number: task.number })
  if (task.completed_at !== null) return `1${newestFirst(task.completed_at)}${number}`
  // A sign below all digits: what stands at the same place is apart, and still before what comes after it.
  const moved = task.position ? `${task.position}!` : ''
  return `0${dueKey(task.due_date)}${moved}${number}`
}

/** Where the part of a pending task begins that says nothing of its date. */
export const BEHIND_DUE = 1 + UNDATED.length

/** As they were put by hand, whatever they are due; completed last. */
export function handKey(task: Sorted): string {
  const key = sortKey(task)
  return task.completed_at === null ? `0${key.slice(BEHIND_DUE)}` : key
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
