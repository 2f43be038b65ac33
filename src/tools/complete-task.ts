/** Marks a task done, or open again. Saying it twice changes nothing more. */
import { z } from 'zod'
import { Task } from '../domain/task.ts'
import { TaskId, writeTool } from './tool.ts'

export const completeTask = writeTool({
  name: 'complete_task',
  title: 'Complete a task',
  description: 'Mark one task as done, or with completed: false as open again.',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ task_id: TaskId, completed: z.boolean().default(true) }),
  output: z.object({ task: Task, changed: z.boolean() }),
  async run({ task_id, completed }, { tasks, at, expect }) {
    const task = await expect(task_id)
    if (task.completed === completed) return { task, changed: false }
    return { task: await tasks.change(task, { completed }, at), changed: true }
  },
})
