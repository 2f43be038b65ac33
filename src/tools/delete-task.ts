/** Takes a task off every list. It stays restorable, and who may call this is the policy's business. */
import { z } from 'zod'
import { Task } from '../domain/task.ts'
import { TaskId, writeTool } from './tool.ts'

export const deleteTask = writeTool({
  name: 'delete_task',
  title: 'Delete a task',
  description: 'Delete one task, after the user has agreed to exactly that. It can be restored for 30 days.',
  effect: 'destroy',
  idempotent: false,
  input: z.strictObject({ task_id: TaskId }),
  output: z.object({ task: Task }),
  async run({ task_id }, { tasks, at, expect }) {
    return { task: await tasks.change(await expect(task_id), { deleted: true }, at) }
  },
})
