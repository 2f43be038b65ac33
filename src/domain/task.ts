/** A task as everyone sees it: tools, HTTP, the page and the export share this one shape. */
import { z } from 'zod'
import { keptFields } from './task-fields.ts'

const Timestamp = z.string()

export const Task = z.object({
  id: z.string(),
  number: z.int(),
  ...keptFields,
  status: z.enum(['pending', 'completed']),
  completed: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  completed_at: Timestamp.nullable(),
  version: z.int(),
})
export type Task = z.infer<typeof Task>

export const TaskPage = z.object({ tasks: z.array(Task), total: z.int(), next_cursor: z.string().nullable() })
export type TaskPage = z.infer<typeof TaskPage>
