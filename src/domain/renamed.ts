/** What a task is called after a change. "Add milk to the groceries task" puts the words behind the present title. */
import type { TaskChange } from './command.ts'

export function renamed(title: string, change: Pick<TaskChange, 'title' | 'append'>): string {
  const base = change.title ?? title
  return change.append === undefined ? base : `${base} and ${change.append}`
}
