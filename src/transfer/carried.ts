/** A task as a file can carry it, and what was read from a whole file. Every format is read into this, and written from it. */
import type { Task } from '../domain/task.ts'
import type { Priority } from '../domain/words.ts'

export interface Carried {
  /** What the file calls it; null where files of its kind have no ids. */
  readonly id: string | null
  readonly title: string
  readonly description: string | null
  readonly priority: Priority | null
  readonly due_date: string | null
  readonly timezone: string | null
  readonly completed: boolean
  readonly created_at: string | null
  readonly completed_at: string | null
}

/** Something in the file that was not taken as it stood. */
export interface Remark {
  readonly line: number
  readonly text: string
  /** It could not be read at all; otherwise Sayso has no place for it. */
  readonly unread?: true
}

export interface Found {
  readonly line: number
  readonly task: Carried
}

export interface Reading {
  readonly found: readonly Found[]
  readonly remarks: readonly Remark[]
}

export function carriedOf(task: Task): Carried {
  const { id, title, description, priority, due_date, timezone } = task
  const { completed, created_at, completed_at } = task
  return { id, title, description, priority, due_date, timezone, completed, created_at, completed_at }
}

/** Everything a plain line of text does not say. */
export const untold: Omit<Carried, 'title'> = {
  id: null,
  description: null,
  priority: null,
  due_date: null,
  timezone: null,
  completed: false,
  created_at: null,
  completed_at: null,
}
