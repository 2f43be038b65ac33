/** A task as everyone sees it: tools, HTTP, the page and the export share this one shape. */
import { z } from 'zod'
import { isDueDate, isTimeZone } from './calendar.ts'
import { limits, priorities } from './words.ts'

/** Text that both stores give back unchanged: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Length as people count: in code points, not in UTF-16 units. */
export function textLength(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const storable = z.string().refine(isStorable, 'contains a NUL character or half of a surrogate pair')

export const Title = storable
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, 'must not be empty')
      .refine((text) => textLength(text) <= limits.title, `must be at most ${limits.title} characters`),
  )
export const Description = storable.refine(
  (text) => textLength(text) <= limits.description,
  `must be at most ${limits.description} characters`,
)
export const PriorityWord = z.enum(priorities)
export const Due = z
  .string()
  .refine(isDueDate, 'must be a date (2026-11-16) or a date and time (2026-11-16T17:00)')
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be an IANA time zone such as Europe/Berlin')
const Timestamp = z.string()

export const Task = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  priority: PriorityWord.nullable(),
  due_date: z.string().nullable(),
  timezone: z.string().nullable(),
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
