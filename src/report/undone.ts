/** What an undo brought back, task by task. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import { changesInWords } from './changes-in-words.ts'
import { data } from './proven.ts'
import { joined, named } from './words.ts'

interface Undone {
  readonly tool: string
  readonly task: Task
  /** As it was before the undo. */
  readonly before: Task
}

const SHOWN = 4

export function undone(outcome: Outcome, now: Moment): string {
  const { undone: steps } = data<{ undone: readonly Undone[] }>(outcome)
  const shown = steps.slice(0, SHOWN).map((step) => takenBack(step, now))
  const more = steps.length - shown.length
  return `Undone: ${joined(more > 0 ? [...shown, `${more} more`] : shown, 'and')}.`
}

function takenBack({ tool, task, before }: Undone, now: Moment): string {
  switch (tool) {
    case 'add_task':
      return `${named(task)} is off the list again`
    case 'delete_task':
      return `${named(task)} is back`
    case 'restore_task':
      return `${named(task)} is deleted again`
    case 'complete_task':
      return `${named(task)} is ${task.completed ? 'done' : 'open'} again`
    default:
      return `${named(before)} is as before${inBrackets(changesInWords(before, task, now))}`
  }
}

function inBrackets(changes: readonly string[]): string {
  return changes.length === 0 ? '' : ` (${joined(changes, 'and')})`
}
