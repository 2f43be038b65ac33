/** A page that was searched, without the tasks that have only some of the words: those are near, not about it. */
import { about } from './match.ts'
import type { Task, TaskPage } from './task.ts'
import type { ListOrder } from './words.ts'

interface Asked {
  readonly query?: string
  readonly order?: ListOrder
}

export function pageAbout(
  page: TaskPage,
  { query, order }: Asked,
): { tasks: readonly Task[]; total: number } {
  if (query === undefined) return page
  const tasks = about(query, page.tasks)
  // Best first: once one does not fit, none behind it does.
  const all = page.next_cursor === null || (order === undefined && tasks.length < page.tasks.length)
  return { tasks, total: all ? tasks.length : page.total }
}
