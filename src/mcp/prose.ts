/** What a tool's result says to a model: short, with the numbers it needs for the next call. */
import type { ToolErrorCode, ToolResult } from '../domain/decision.ts'
import type { AllGrouped, Grouped } from '../domain/grouped.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { fieldNames } from '../domain/task-fields.ts'
import { line, named, wholeLine } from './task-line.ts'

interface Data extends Partial<TaskPage>, Partial<Pick<AllGrouped, 'main'>> {
  readonly task?: Task
  readonly before?: Task
  readonly changed?: boolean
  readonly next?: Task | null
  readonly missed?: number
  readonly undone?: Undone['tasks']
  readonly invocation_id?: string
}

interface Undone {
  readonly tasks: readonly { readonly tool: string; readonly task: Task }[]
  readonly lists: readonly { readonly name: string | null; readonly before: string | null }[]
}

const NEXT: Readonly<Partial<Record<ToolErrorCode, string>>> = {
  TASK_NOT_FOUND: ' Call list_tasks (with `query`) to find the right one.',
  VALIDATION_ERROR: ' Correct the arguments and call again.',
  DATABASE_ERROR: ' Try again in a moment.',
}

const DATES = ' A date is 2026-11-16, 2026-11-16T17:00 or words like “tomorrow 5pm”.'

const DONE: Readonly<Record<string, string>> = {
  add_task: 'Added',
  get_task: 'Task',
  update_task: 'Updated',
  complete_task: 'Now',
  delete_task: 'Deleted',
  restore_task: 'Restored',
}

/** What to do after a failure. */
export function nextStep(tool: string, { error, error_code }: ToolResult): string {
  if (error_code === null || (tool === 'undo' && error_code === 'TASK_NOT_FOUND')) return ''
  const dates = error_code === 'VALIDATION_ERROR' && /^due|; due/u.test(error ?? '') ? DATES : ''
  return `${dates}${NEXT[error_code] ?? ''}`
}

export function prose(tool: string, result: Readonly<Record<string, unknown>>): string {
  const data = result as Data
  if (data.tasks) return listProse(data as TaskPage)
  if (data.main) return groupedProse(result as AllGrouped)
  const id = data.invocation_id === undefined ? '' : ` [invocation_id ${data.invocation_id}]`
  return `${data.undone ? undoneProse(data.undone, result) : oneProse(tool, data)}${id}`
}

function oneProse(tool: string, data: Data): string {
  if (!data.task) return 'Done.'
  const back = tool === 'delete_task' ? `; restore_task ${data.task.number} brings it back` : ''
  const same = data.changed === false ? 'Nothing changed: it was so already. ' : ''
  return `${same}${DONE[tool] ?? 'Task'}: ${wholeLine(data.task)}${back}${changedProse(data)}${nextProse(data)}`
}

function changedProse({ task, before }: Data): string {
  if (!task || !before) return ''
  const shown = (value: unknown) =>
    value === null || (Array.isArray(value) && value.length === 0) ? 'none' : JSON.stringify(value)
  const changes = fieldNames
    .map((name) => [name, shown(before[name]), shown(task[name])] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name} ${was} → ${is}`)
  return `. Changed: ${changes.join('; ') || 'nothing'}`
}

function nextProse({ next, missed = 0 }: Data): string {
  const late = missed > 0 ? ` ${missed} went by.` : ''
  if (next === null) return `. That was the last.${late}`
  return next === undefined ? '' : `. Next: ${wholeLine(next)}.${late}`
}

function undoneProse(undone: Undone['tasks'], result: Readonly<Record<string, unknown>>): string {
  const { lists = [] } = result as Partial<Undone>
  const tasks = undone.map(({ tool, task }) => (tool === 'add_task' ? `${named(task)} is gone` : line(task)))
  const renamed = lists.map(({ name, before }) => `list ${JSON.stringify(before)} → ${JSON.stringify(name)}`)
  return `Undone: ${[...tasks, ...renamed].join('; ')}`
}

function groupedProse({ main, lists, labels }: AllGrouped): string {
  const counted = ({ name, pending, completed }: Pick<Grouped, 'name' | 'pending' | 'completed'>) =>
    `${JSON.stringify(name)} (${pending} open, ${completed} done)`
  const all = (some: readonly Grouped[]) => some.map(counted).join(', ') || 'none'
  const { pending, completed } = main
  return `Main list (${pending} open, ${completed} done). Lists: ${all(lists)}. Labels: ${all(labels)}.`
}

function listProse({ tasks, total, next_cursor }: TaskPage): string {
  const more = next_cursor === null ? '' : `\nMore: call again with cursor ${next_cursor}`
  return `${tasks.length} of ${total}:\n${tasks.map(line).join('\n')}${more}`
}
