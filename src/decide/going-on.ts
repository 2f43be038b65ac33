/** Tasks of one name, where one comes back and those before it are done. */
import type { Task } from '../domain/task.ts'

/** Those that are done are history: the one that is open is meant, or the last that was done. */
export function goingOn(fitting: readonly Task[]): readonly Task[] {
  const latest = new Map<string, Task>()
  for (const task of fitting) {
    const other = latest.get(task.title)
    if (!other || (other.completed_at ?? '9') < (task.completed_at ?? '9')) latest.set(task.title, task)
  }
  return fitting.filter((task) => !task.completed || latest.get(task.title) === task)
}
