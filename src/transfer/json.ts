/** The tasks of an export of our own: one JSON text per line, each saying what it is. */
import { z } from 'zod'
import { eachField, type keptFields, taskFields } from '../domain/task-fields.ts'
import type { Carried, Found, Reading, Remark } from './carried.ts'

const text = z.string().nullish().default(null)

/** What is missing or null is what a task has that was given none. */
const fields = eachField((name) => {
  const { kept, none } = taskFields[name]
  return z.preprocess((value) => value ?? none, kept)
}) as unknown as typeof keptFields

/** Only its shape: what a title may be is checked where tasks are taken in. */
const TaskLine = z.object({
  type: z.literal('task'),
  id: z.string(),
  ...fields,
  title: z.string(),
  completed: z.boolean().default(false),
  created_at: text,
  completed_at: text,
})
/** Conversations and calls are part of an export, too; they are no tasks. */
const OtherLine = z
  .object({ type: z.enum(['head', 'conversation', 'message', 'call']) })
  .transform(() => null)
const ListLine = z.object({ type: z.literal('list'), name: z.string() })
const Line = z.union([OtherLine, ListLine, TaskLine])

export function readJson(file: string): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  const lists: string[] = []
  for (const [index, raw] of file.split('\n').entries()) {
    const line = index + 1
    const task = raw.trim() === '' ? null : taskIn(raw)
    if (typeof task === 'string') remarks.push({ line, text: task, unread: true })
    else if (task !== null && 'name' in task) lists.push(task.name)
    else if (task !== null) found.push({ line, task })
  }
  return { found, remarks, lists }
}

/** The task, or the list; or null where the line is about something else; or why it cannot be read. */
function taskIn(raw: string): Carried | z.output<typeof ListLine> | string | null {
  try {
    const line = Line.safeParse(JSON.parse(raw))
    return line.success ? line.data : 'no line of an export'
  } catch {
    return 'no JSON'
  }
}
