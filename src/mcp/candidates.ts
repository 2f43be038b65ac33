/** There is no such task: which may have been meant? Only the caller's own are looked at, deleted ones included. */
import type { Task } from '../domain/task.ts'
import { TaskId } from '../tools/tool.ts'
import type { Call } from './ports.ts'
import { line, named } from './task-line.ts'

const SHOWN = 5

export async function candidates(task_id: unknown, { ports }: Call): Promise<string> {
  const { store, world, timezone, principal } = ports
  const tasks = store.reader(principal.user_id)
  try {
    const gone = await deleted(task_id, (id) => tasks.findDeleted(id))
    if (gone) return ` ${named(gone)} was deleted; restore_task brings it back.`
    const now = { epoch_ms: world.now(), timezone }
    const { tasks: open, total } = await tasks.page({ limit: SHOWN, status: 'pending', now })
    if (open.length === 0) return ' There is no open task.'
    const more = total > open.length ? `; and ${total - open.length} more` : ''
    return ` Open tasks: ${open.map(line).join('; ')}${more}.`
  } catch {
    // The answer stands without them.
    return ''
  }
}

async function deleted(task_id: unknown, find: (id: string) => Promise<Task | null>): Promise<Task | null> {
  const id = TaskId.safeParse(task_id)
  return id.success ? await find(id.data) : null
}
