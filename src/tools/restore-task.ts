/** Brings a deleted task back as it was. */
import { z } from 'zod'
import { epochOf } from '../domain/calendar.ts'
import { problem } from '../domain/problem.ts'
import { Task } from '../domain/task.ts'
import { TaskId, writeTool } from './tool.ts'

export const restoreTask = writeTool({
  name: 'restore_task',
  title: 'Restore a task',
  description: 'Bring back a deleted task, up to 30 days after it was deleted.',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ task_id: TaskId }),
  output: z.object({ task: Task }),
  async run({ task_id }, { tasks, at }) {
    const deleted = await tasks.findDeleted(task_id, epochOf(at))
    if (!deleted) throw problem('TASK_NOT_FOUND', { id: task_id })
    return { task: await tasks.change(deleted, { deleted: false }, at) }
  },
})
