/** Changes what a task says; gives back how it was and how it is. */
import { z } from 'zod'
import type { Moment } from '../domain/calendar.ts'
import { Task } from '../domain/task.ts'
import { changedFields, type TaskFields } from '../domain/task-fields.ts'
import { mustLieAhead, needsClock, wokenBy } from './reminding.ts'
import { changedRule } from './repeating.ts'
import { TaskId, writeTool } from './tool.ts'

const Change = z
  .strictObject({ task_id: TaskId, ...changedFields })
  .refine(
    ({ task_id: _, timezone: __, ...change }) => Object.values(change).some((value) => value !== undefined),
    'at least one thing to change is needed',
  )

export const updateTask = writeTool({
  name: 'update_task',
  title: 'Change a task',
  description:
    'Change one task. What is left out stays; “remove” takes a field away; labels and reminders are replaced.',
  effect: 'write',
  idempotent: true,
  input: Change,
  output: z.object({ task: Task, before: Task }),
  async run({ task_id, ...input }, { tasks, at, now, expect }) {
    const before = await expect(task_id)
    const change = changeTo(before, input, now)
    mustLieAhead({ ...before, ...change }, before, at)
    return { before, task: await tasks.change(before, change, at) }
  },
})

/** A due date brings its zone along, or takes the old one away with it; it never takes a rule away. */
function changeTo(
  before: Task,
  input: Omit<z.output<typeof Change>, 'task_id'>,
  now: Moment,
): Partial<TaskFields> {
  const { timezone, ...rest } = input
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const change: Partial<TaskFields> = { ...given, ...changedRule(before, given, now) }
  const zone = timezone ?? (input.due_date === undefined ? before.timezone : null) ?? now.timezone
  const clock = needsClock({ ...before, ...change }) ? zone : null
  const touched = change.due_date !== undefined || change.reminders !== undefined
  return { ...change, ...wokenBy(change), ...(touched ? { timezone: clock } : {}) }
}
