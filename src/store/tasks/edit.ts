/** What a change makes of a task. Pure: `version` and `updated_at` only grow, a state set twice keeps its first time. */
import type { Task } from '../../domain/task.ts'
import { fieldsOf, type TaskFields } from '../../domain/task-fields.ts'
import type { Put } from './put.ts'
import type { TaskState } from './task-row.ts'

export type Edit = Partial<TaskFields> & { completed?: boolean; deleted?: boolean }

export function newTask(id: string, number: number, fields: TaskFields, at: string): Task {
  return {
    id,
    number,
    ...fieldsOf(fields),
    status: 'pending',
    completed: false,
    created_at: at,
    updated_at: at,
    completed_at: null,
    version: 1,
  }
}

export function edited(before: TaskState, edit: Edit, at: string): TaskState {
  const { completed, deleted = before.deleted, ...fields } = edit
  const completed_at = completedAt(before.task, completed, at)
  return { deleted, task: grown(before.task, { ...before.task, ...fields, completed_at }, at) }
}

/** The content of `as` as the next version of `task`. */
export function grown(task: Task, as: Task, at: string): Task {
  const completed = as.completed_at !== null
  return {
    ...as,
    status: completed ? 'completed' : 'pending',
    completed,
    version: task.version + 1,
    updated_at: at > task.updated_at ? at : task.updated_at,
  }
}

function completedAt(task: Task, completed: boolean | undefined, at: string): string | null {
  if (completed === undefined) return task.completed_at
  return completed ? (task.completed_at ?? at) : null
}

export function kindOf({ completed, deleted }: Edit): Put['kind'] {
  if (deleted !== undefined) return deleted ? 'deleted' : 'restored'
  if (completed !== undefined) return completed ? 'completed' : 'reopened'
  return 'changed'
}
