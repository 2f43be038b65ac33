/** What rang lately, and what became of it. */
import { z } from 'zod'
import { type Route, route } from '../route.ts'

export const RungAnswer = z.object({
  task_id: z.string(),
  at: z.string().describe('When it was to ring.'),
  reminder: z.string().describe('Which of the task’s reminders it was, or `snoozed`.'),
  rung_at: z.string(),
  late: z.boolean().describe('More than a minute after its time.'),
  deliveries: z.array(
    z.object({
      channel_id: z.string(),
      status: z
        .enum(['waiting', 'sent', 'failed', 'dropped'])
        .describe('`dropped`: its task was done by then.'),
      attempts: z.int(),
      error: z.string().nullable(),
    }),
  ),
})

export const ringRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/rings',
      summary: 'Reminders that rang lately, the latest first',
      needs: 'tasks:read',
      query: z.strictObject({ limit: z.int().min(1).max(100).default(20) }),
      answer: { status: 200, schema: z.object({ rings: z.array(RungAnswer) }) },
    },
    async ({ c, parts, user_id, query }) =>
      c.json({ rings: await parts.ports.store.rungLately(user_id, query.limit) }),
  ),
]
