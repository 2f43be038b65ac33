/** Puts one task on the list. */
import { z } from 'zod'
import { Description, Due, PriorityWord, Task, TimeZone, Title } from '../domain/task.ts'
import { writeTool } from './tool.ts'

export const addTask = writeTool({
  name: 'add_task',
  title: 'Add a task',
  description:
    'Put one task on the user’s to-do list. Use the user’s own words as the title, without the date or priority they said.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({
    title: Title.describe('What is to be done, 1–500 characters.'),
    description: Description.optional().describe('A longer note.'),
    priority: PriorityWord.optional().describe('Only if the user said so.'),
    due_date: Due.optional().describe('2026-11-16, or with a time 2026-11-16T17:00 (the user’s wall clock).'),
    timezone: TimeZone.optional().describe('IANA zone of a due time.'),
  }),
  output: z.object({ task: Task }),
  async run(input, { tasks, at, newId, now }) {
    const { title, description = null, priority = null, due_date = null } = input
    const timed = due_date !== null && due_date.length > 10
    const timezone = timed ? (input.timezone ?? now.timezone) : null
    return { task: await tasks.add(newId(), { title, description, priority, due_date, timezone }, at) }
  },
})
