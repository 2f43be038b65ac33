/** Puts one task on the list. */
import { z } from 'zod'
import type { Moment } from '../domain/calendar.ts'
import { Task } from '../domain/task.ts'
import { fieldsOf, newFields, type TaskFields } from '../domain/task-fields.ts'
import { mustLieAhead, needsClock } from './reminding.ts'
import { withRule } from './repeating.ts'
import { writeTool } from './tool.ts'

const NewTask = z.strictObject(newFields)

export const addTask = writeTool({
  name: 'add_task',
  title: 'Add a task',
  description:
    'Put one task on the user’s list. Use the user’s own words as the title, without the date or priority they said.',
  effect: 'write',
  idempotent: false,
  input: NewTask,
  output: z.object({ task: Task }),
  async run(input, { tasks, at, newId, now }) {
    const fields = complete(input, now)
    mustLieAhead(fields, null, at)
    return { task: await tasks.add(newId(), fields, at) }
  },
})

/** Only a due time or a reminder has a zone, and only what repeats has something to count from. */
function complete(input: z.output<typeof NewTask>, now: Moment): TaskFields {
  const fields = withRule(fieldsOf(given(input)), now)
  return { ...fields, timezone: needsClock(fields) ? (fields.timezone ?? now.timezone) : null }
}

function given(input: z.output<typeof NewTask>): Partial<TaskFields> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
