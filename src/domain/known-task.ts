/** A task of the user's own, as far as reading a sentence needs it. Free of zod: the page has them, too. */
import type { Priority } from './words.ts'

export interface KnownTask {
  readonly number: number
  readonly title: string
  readonly completed: boolean
  readonly due_date: string | null
  readonly priority: Priority | null
  readonly id: string
  /** The name of its list; null is the main one. */
  readonly list?: string | null
  readonly labels?: readonly string[]
  readonly recurrence?: string | null
  /** Its own reminders, as `task.reminders`; absent where it only has the one that goes without saying. */
  readonly reminders?: readonly string[] | null
}

/** What a message is read beside: tasks, and the names of lists and labels, all of them if they are few. */
export interface Beside {
  readonly tasks: readonly KnownTask[]
  readonly lists: readonly string[]
  readonly labels: readonly string[]
}

export const nothingBeside: Beside = { tasks: [], lists: [], labels: [] }

/** So many come along with a message. */
export const KNOWN_TASKS = 40
