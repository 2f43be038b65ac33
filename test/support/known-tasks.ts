/** A list as the reader is given it: open tasks with these titles, numbered in order. */
import type { KnownTask } from '../../src/domain/known-task.ts'

export function listOf(titles: readonly string[]): readonly KnownTask[] {
  return titles.map((title, at) => ({
    id: String(at + 1),
    number: at + 1,
    title,
    completed: false,
    due_date: null,
    priority: null,
  }))
}
