/** What a tool's result says to a model: short, with the numbers it needs for the next call. */
import type { ToolErrorCode } from '../domain/decision.ts'
import type { AllGrouped, Grouped } from '../domain/grouped.ts'
import type { Task, TaskPage } from '../domain/task.ts'

type Data = Partial<TaskPage> &
  Partial<AllGrouped> & {
    readonly task?: Task
    readonly undone?: readonly { readonly task: Task }[]
  }

const NEXT: Readonly<Partial<Record<ToolErrorCode, string>>> = {
  TASK_NOT_FOUND: ' Call list_tasks (with `query`) to find the right one.',
  VALIDATION_ERROR: ' Correct the arguments and call again.',
  DATABASE_ERROR: ' Try again in a moment.',
}

const DONE: Readonly<Record<string, string>> = {
  add_task: 'Added',
  get_task: 'Task',
  update_task: 'Updated',
  complete_task: 'Now',
  delete_task: 'Deleted',
  restore_task: 'Restored',
}

export function nextStep(tool: string, code: ToolErrorCode): string {
  return tool === 'undo' && code === 'TASK_NOT_FOUND' ? '' : (NEXT[code] ?? '')
}

export function prose(tool: string, result: Readonly<Record<string, unknown>>): string {
  const data = result as Data
  if (data.tasks) return listProse(data as TaskPage)
  if (data.main) return groupedProse(data as AllGrouped)
  if (data.undone) return `Undone: ${data.undone.map(({ task }) => line(task)).join('; ')}`
  if (!data.task) return 'Done.'
  const back = tool === 'delete_task' ? `; restore_task ${data.task.number} brings it back` : ''
  return `${DONE[tool] ?? 'Task'}: ${line(data.task)}${back}`
}

function groupedProse({ main, lists, labels }: AllGrouped): string {
  const open = ({ name, pending }: Pick<Grouped, 'name' | 'pending'>) =>
    `${JSON.stringify(name)} (${pending} open)`
  const named = (all: readonly Grouped[]) => all.map(open).join(', ') || 'none'
  return `Main list (${main.pending} open). Lists: ${named(lists)}. Labels: ${named(labels)}.`
}

function listProse({ tasks, total, next_cursor }: TaskPage): string {
  const more = next_cursor === null ? '' : `\nMore: call again with cursor ${next_cursor}`
  return `${tasks.length} of ${total}:\n${tasks.map(line).join('\n')}${more}`
}

export function line(task: Task): string {
  const due = task.due_date === null ? '' : `, due ${task.due_date}`
  const priority = task.priority === null ? '' : `, ${task.priority}`
  const list = task.list ? `, list ${JSON.stringify(task.list)}` : ''
  const labels = task.labels?.length > 0 ? `, labels ${JSON.stringify(task.labels)}` : ''
  const again = task.recurrence ? `, repeats ${task.recurrence}` : ''
  return `${named(task)} (${task.status}${due}${priority}${list}${labels}${again})`
}

/** A title is somebody's text: quoted, so that where it ends is plain. */
export function named({ number, title }: Pick<Task, 'number' | 'title'>): string {
  return `#${number} ${JSON.stringify(title)}`
}
