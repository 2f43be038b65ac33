/** Alive, and able to work: the second really writes to the database. */
import { z } from 'zod'
import { type Route, route } from '../route.ts'

export const healthRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/healthz',
      summary: 'The process is alive',
      needs: 'nothing',
      answer: { status: 200, schema: z.object({ status: z.literal('ok') }) },
    },
    ({ c }) => c.json({ status: 'ok' }),
  ),
  route(
    {
      method: 'get',
      path: '/readyz',
      summary: 'The database takes what is written, so requests can be served',
      needs: 'nothing',
      answer: { status: 200, schema: z.object({ status: z.literal('ready') }) },
      problems: ['DATABASE_ERROR'],
    },
    async ({ c, parts }) => {
      await parts.readiness.check()
      return c.json({ status: 'ready' })
    },
  ),
]
