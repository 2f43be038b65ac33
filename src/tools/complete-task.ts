/**
 * Marks a task done, or open again. Saying it twice changes nothing more. One that repeats hands its rule on to the
 * next, in the same change: both are there or neither, and one undo takes both back.
 */
import { z } from 'zod'
import { handedOn } from '../domain/reminders.ts'
import { Task } from '../domain/task.ts'
import { fieldsOf } from '../domain/task-fields.ts'
import { nextOccurrence, noRepetition } from '../repeat/occurrence.ts'
import { TaskId, type WriteScope, writeTool } from './tool.ts'

export const completeTask = writeTool({
  name: 'complete_task',
  title: 'Complete a task',
  description: 'Mark a task done, or with completed: false open again. If it repeats, the next appears.',
  effect: 'write',
  idempotent: true,
  input: z.strictObject({ task_id: TaskId, completed: z.boolean().default(true) }),
  output: z.object({
    task: Task,
    changed: z.boolean(),
    /** Of a task that repeats: the next one, null if that was the last, and how many dates went by. */
    next: Task.nullable().optional(),
    missed: z.int().optional(),
  }),
  async run({ task_id, completed }, { tasks, at, expect, ...scope }) {
    const task = await expect(task_id)
    if (task.completed === completed) return { task, changed: false }
    if (!completed || task.recurrence === null)
      return { task: await tasks.change(task, { completed }, at), changed: true }
    return await repeated(task, { tasks, at, expect, ...scope })
  },
})

async function repeated(task: Task, { tasks, at, now, newId }: WriteScope) {
  const { occurrence, missed } = nextOccurrence(task, now)
  const series = task.series ?? task.id
  const done = await tasks.change(task, { completed: true, series, ...noRepetition }, at)
  const reminded = { reminders: handedOn(task.reminders, task.due_date), snoozed_until: null }
  const following = occurrence && { ...fieldsOf(task), series, ...reminded, ...occurrence }
  const next = following && (await tasks.add(newId(), following, at))
  return { task: done, changed: true, next, missed }
}
