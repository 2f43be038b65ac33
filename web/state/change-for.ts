/** What becomes of a task that is put somewhere: the same for each, or by what it has. A time of day stays on its new day. */
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { onDay } from '../words/due.ts'

export type Change = TaskEdit | ((task: Task) => TaskEdit)

export function changeFor(task: Task, change: Change): TaskEdit {
  const wanted = typeof change === 'function' ? change(task) : change
  const { due_date } = wanted
  return due_date === undefined ? wanted : { ...wanted, due_date: onDay(due_date, task.due_date, new Date()) }
}
