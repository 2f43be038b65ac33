/** A task as a file can carry it, and what was read from a whole file. Every format is read into this, and written from it. */
import type { Task } from '../domain/task.ts'
import { fieldsOf, type TaskFields } from '../domain/task-fields.ts'

export interface Carried extends TaskFields {
  /** What the file calls it; null where files of its kind have no ids. */
  readonly id: string | null
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
  /** Its title as the file has it, where that is more than the title. */
  readonly called?: string
}

export interface Reading {
  readonly found: readonly Found[]
  /** Lists that the file has, empty ones among them. */
  readonly lists?: readonly string[]
  readonly remarks: readonly Remark[]
}

export function carriedOf(task: Task): Carried {
  const { id, completed, created_at, completed_at } = task
  return { id, ...fieldsOf(task), completed, created_at, completed_at }
}

const { title: _, ...noFields } = fieldsOf({})

/** Everything a plain line of text does not say. */
export const untold: Omit<Carried, 'title'> = {
  id: null,
  ...noFields,
  completed: false,
  created_at: null,
  completed_at: null,
}
