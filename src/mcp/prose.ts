/** What a tool's result says to a model: short, with the numbers it needs for the next call. */
import type { ToolResult } from '../domain/decision.ts'
import type { Task, TaskPage } from '../domain/task.ts'

type Data = Partial<TaskPage> & {
  readonly task?: Task
  readonly undone?: readonly { readonly task: Task }[]
}

const NEXT: Readonly<Record<string, string>> = {
  TASK_NOT_FOUND: ' Call list_tasks (with `query`) to find the right one.',
  VALIDATION_ERROR: ' Correct the arguments and call again.',
  CONFLICT: '',
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

export function prose(tool: string, result: ToolResult): string {
  if (!result.success) return `${result.error}${NEXT[result.error_code] ?? ''}`
  const data = result.data as Data
  if (data.tasks) return listProse(data as TaskPage)
  if (data.undone) return `Undone: ${data.undone.map(({ task }) => line(task)).join('; ')}`
  return data.task ? `${DONE[tool] ?? 'Task'}: ${line(data.task)}` : 'Done.'
}

function listProse({ tasks, total, next_cursor }: TaskPage): string {
  const more = next_cursor === null ? '' : `\nMore: call again with cursor ${next_cursor}`
  return `${tasks.length} of ${total}:\n${tasks.map(line).join('\n')}${more}`
}

function line(task: Task): string {
  const due = task.due_date === null ? '' : `, due ${task.due_date}`
  const priority = task.priority === null ? '' : `, ${task.priority}`
  return `#${task.number} ${JSON.stringify(task.title)} (${task.status}${due}${priority})`
}
