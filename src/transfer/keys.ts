/**
 * What makes a task of a file the same task when the file comes again: its id, where it has one; else its title, and
 * which of the tasks with that title it is.
 */
import type { Found } from './carried.ts'

export function keysOf(found: readonly Found[], format: string): readonly string[] {
  const seen = new Map<string, number>()
  return found.map(({ task: { id, title }, called = title }) => {
    if (id !== null) return id
    const name = called.trim()
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${format}:${count}:${name}`
  })
}
