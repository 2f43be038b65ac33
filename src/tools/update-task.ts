/** Changes what a task says; gives back how it was and how it is. */
import { z } from 'zod'
import { Description, Due, PriorityWord, Task, TimeZone, Title } from '../domain/task.ts'
import type { TaskFields } from '../store/contract-tasks.ts'
import { TaskId, writeTool } from './tool.ts'

const Change = z
  .strictObject({
    task_id: TaskId,
    title: Title.optional(),
    description: Description.nullable().optional().describe('null removes it.'),
    priority: PriorityWord.nullable().optional().describe('null removes it.'),
    due_date: Due.nullable().optional().describe('2026-11-16 or 2026-11-16T17:00; null removes it.'),
    timezone: TimeZone.optional().describe('IANA zone of a due time.'),
  })
  .refine(
    ({ title, description, priority, due_date }) =>
      [title, description, priority, due_date].some((value) => value !== undefined),
    'at least one of title, description, priority, due_date is needed',
  )

export const updateTask = writeTool({
  name: 'update_task',
  title: 'Change a task',
  description:
    'Change the title, description, priority or due date of one task. Fields left out stay as they are.',
  effect: 'write',
  idempotent: true,
  input: Change,
  output: z.object({ task: Task, before: Task }),
  async run({ task_id, ...input }, { tasks, at, now, expect }) {
    const before = await expect(task_id)
    return { before, task: await tasks.change(before, fieldsOf(input, now.timezone), at) }
  },
})

/** A due date brings its zone along, or takes the old one away with it. */
function fieldsOf(input: Omit<z.output<typeof Change>, 'task_id'>, zone: string): Partial<TaskFields> {
  const { timezone, ...rest } = input
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (input.due_date === undefined) return given
  const timed = input.due_date !== null && input.due_date.length > 10
  return { ...given, timezone: timed ? (timezone ?? zone) : null }
}
