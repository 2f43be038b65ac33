/** What the tools gave back, with its type. The tool layer checked it against the same schemas. */
import type { Outcome } from '../domain/decision.ts'
import type { TaskMark } from '../domain/pending.ts'
import type { Task, TaskPage } from '../domain/task.ts'

export function taskOf(outcome: Outcome): Task | null {
  const data = outcome.result.data as { readonly task: Task } | null
  return data?.task ?? null
}

export function pageOf(outcome: Outcome): TaskPage | null {
  return outcome.result.data as TaskPage | null
}

export function markOf({ id, number, title, version }: Task): TaskMark {
  return { id, number, title, version }
}
