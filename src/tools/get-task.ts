/** One task with everything about it. */
import { z } from 'zod'
import { problem } from '../domain/problem.ts'
import { Task } from '../domain/task.ts'
import { readTool, TaskId } from './tool.ts'

export const getTask = readTool({
  name: 'get_task',
  title: 'Show a task',
  description: 'One task, with its whole note.',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({ task_id: TaskId }),
  output: z.object({ task: Task }),
  async run({ task_id }, { tasks }) {
    const task = await tasks.find(task_id)
    if (!task) throw problem('TASK_NOT_FOUND', { id: task_id })
    return { task }
  },
})
