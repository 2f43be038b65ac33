/** What is said of a task that comes back. */
import type { TaskMark } from './pending.ts'
import type { DoneFilter } from './words.ts'

/** How often it was done: of the tasks that were found, those called like it. */
export interface TimesDone {
  readonly say: 'times_done'
  readonly outcome: number
  readonly title: string
  readonly during: DoneFilter | 'ever'
}

/** Nothing to leave out, or to let rest. `due`: it does not come on the days that were said, but then. */
export interface NoOccurrence {
  readonly say: 'no_occurrence'
  readonly task: TaskMark
  readonly repeats: boolean
  readonly due?: string
}
