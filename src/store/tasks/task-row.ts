/** A task as it is stored, and as everyone sees it. */
import type { Selectable } from 'kysely'
import { listKey } from '../../domain/name-key.ts'
import { sortKey } from '../../domain/sort-key.ts'
import type { Task } from '../../domain/task.ts'
import { fieldsOf } from '../../domain/task-fields.ts'
import type { Tasks } from '../schema.ts'
import { columnsOf, fieldsIn } from './columns.ts'

/** What a revision compares and puts back: everything but `version` and `updated_at`, which only grow. */
export interface TaskState {
  readonly task: Task
  readonly deleted: boolean
}

export function taskOf(row: Selectable<Tasks>): Task {
  const completed = row.completed_at !== null
  return {
    id: row.id,
    number: row.number,
    ...fieldsIn(row),
    status: completed ? 'completed' : 'pending',
    completed,
    created_at: row.created_at,
    updated_at: row.updated_at,
    completed_at: row.completed_at,
    version: row.version,
  }
}

export function rowOf(user_id: string, { task, deleted }: TaskState): Tasks {
  return {
    user_id,
    id: task.id,
    number: task.number,
    ...columnsOf(task),
    completed_at: task.completed_at,
    created_at: task.created_at,
    updated_at: task.updated_at,
    version: task.version,
    deleted_at: deleted ? task.updated_at : null,
    sort_key: sortKey(task),
    list_key: task.list === null ? '' : listKey(task.list),
  }
}

export function sameContent(a: TaskState, b: TaskState): boolean {
  return a.deleted === b.deleted && content(a.task) === content(b.task)
}

function content(task: Task): string {
  return JSON.stringify([fieldsOf(task), task.completed_at])
}
