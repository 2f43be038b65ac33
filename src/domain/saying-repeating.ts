/** What is said of a task that comes back. */
import type { TaskMark } from './pending.ts'
import type { DoneFilter } from './words.ts'

/** How often it was done: all that were found, or, of what is no series, those called like it. */
export interface TimesDone {
  readonly say: 'times_done'
  readonly outcome: number
  readonly title: string
  readonly during: DoneFilter | 'ever'
  readonly isSeries: boolean
}

/** It was said to be done, and is; the next one is not due yet. */
export interface DoneAlready {
  readonly say: 'done_already'
  readonly done: TaskMark
  readonly next: TaskMark
  readonly due: string
}

/** Nothing to leave out, or to let rest. `due`: it does not come on the days that were said, but then. */
export interface NoOccurrence {
  readonly say: 'no_occurrence'
  readonly task: TaskMark
  readonly repeats: boolean
  readonly due?: string
}
