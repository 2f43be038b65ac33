/** Sentences that claim something. Each is made from the outcome that proves it, and from nothing else. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import { changesInWords } from './changes-in-words.ts'
import { dueWords, joined, named, plural, quoted, shorten } from './words.ts'

type Success = Extract<Outcome['result'], { success: true }>

function data<T>(outcome: Outcome): T {
  return (outcome.result as Success).data as T
}

export function added(outcome: Outcome, now: Moment): string {
  const { task } = data<{ task: Task }>(outcome)
  const due = task.due_date === null ? '' : `, due ${dueWords(task.due_date, now)}`
  const priority = task.priority === null ? '' : `, ${task.priority} priority`
  const note = task.description === null ? '' : `, with the note ${quoted(task.description)}`
  return `Added ${named(task)}${due}${priority}${note}.`
}

export function shown(outcome: Outcome, now: Moment): string {
  const { task } = data<{ task: Task }>(outcome)
  const facts = [
    task.completed ? 'done' : 'open',
    ...(task.due_date === null ? [] : [`due ${dueWords(task.due_date, now)}`]),
    ...(task.priority === null ? [] : [`${task.priority} priority`]),
  ]
  const note = task.description === null ? '' : ` Note: ${shorten(task.description, 200)}`
  return `${named(task)}: ${facts.join(', ')}.${note}`
}

export function completed(outcome: Outcome): string {
  const { task, changed } = data<{ task: Task; changed: boolean }>(outcome)
  if (task.completed) return changed ? `Done: ${named(task)}.` : `${named(task)} was already done.`
  return changed ? `Open again: ${named(task)}.` : `${named(task)} was still open.`
}

export function updated(outcome: Outcome, now: Moment): string {
  const { task, before } = data<{ task: Task; before: Task }>(outcome)
  const changes = changesInWords(before, task, now)
  return changes.length === 0
    ? `${named(task)} already was like that.`
    : `Updated ${named(before)}: ${joined(changes, 'and')}.`
}

export function deleted(outcome: Outcome): string {
  return `Deleted ${named(data<{ task: Task }>(outcome).task)}. Say “undo” to bring it back.`
}

export function restored(outcome: Outcome): string {
  return `Brought back ${named(data<{ task: Task }>(outcome).task)}.`
}

interface Undone {
  readonly tool: string
  readonly task: Task
}

export function undone(outcome: Outcome): string {
  const { undone: steps } = data<{ undone: readonly Undone[] }>(outcome)
  return `Undone: ${joined(steps.slice(0, 5).map(undoneStep), 'and')}${steps.length > 5 ? `, and ${steps.length - 5} more` : ''}.`
}

const takenBack: Readonly<Record<string, (task: Task) => string>> = {
  add_task: (task) => `${named(task)} is off the list again`,
  delete_task: (task) => `${named(task)} is back`,
  restore_task: (task) => `${named(task)} is deleted again`,
  complete_task: (task) => `${named(task)} is ${task.completed ? 'done' : 'open'} again`,
  update_task: (task) => `${named(task)} is as it was before`,
}

function undoneStep({ tool, task }: Undone): string {
  return takenBack[tool]?.(task) ?? named(task)
}

const didTo: Readonly<Record<string, string>> = {
  complete_task: 'Done',
  delete_task: 'Deleted',
  update_task: 'Updated',
  restore_task: 'Brought back',
}

export function several(outcomes: readonly Outcome[]): string {
  const [first] = outcomes
  const tasks = outcomes.map((outcome) => data<{ task: Task }>(outcome).task)
  const reopened = first?.call.tool === 'complete_task' && tasks[0]?.completed === false
  const verb = reopened ? 'Open again' : (didTo[first?.call.tool ?? ''] ?? 'Done')
  const names = tasks.slice(0, 8).map((task) => `#${task.number} ${shorten(task.title, 30)}`)
  const more = tasks.length > names.length ? ` and ${tasks.length - names.length} more` : ''
  return `${verb}: ${plural(tasks.length, 'task')} (${names.join(', ')}${more}).`
}
