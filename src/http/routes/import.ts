/**
 * Tasks from an export, line by line as they arrive, through the same tool as any other. Each is keyed by the id it had,
 * so that sending a file twice adds nothing; conversations and calls in it are passed over.
 */
import { z } from 'zod'
import { Problem } from '../../domain/problem.ts'
import { actorOf } from '../actor-of.ts'
import { linesOf } from '../lines-of.ts'
import { type Route, route } from '../route.ts'
import { takeInLines } from '../take-in-lines.ts'

const notLines = new Problem('UNSUPPORTED_TYPE', 'Send JSON lines, with content-type application/x-ndjson.')

const ImportAnswer = z.object({
  tasks: z.int().describe('Tasks in the file; those that came before were not added again.'),
  skipped: z.int().describe('Lines about something else.'),
})

export const importRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/import',
      summary: 'Add the tasks of an export; sending it twice adds nothing',
      needs: 'tasks:write',
      answer: { status: 200, schema: ImportAnswer },
      problems: ['MALFORMED_BODY'],
    },
    async (call) => {
      const { c } = call
      const type = c.req.header('content-type') ?? ''
      if (!/^application\/(?:x-ndjson|jsonl)\b/iu.test(type)) throw notLines
      const room = () => call.parts.quota.check(call.user_id)
      const to = { ports: call.parts.ports, actor: actorOf(c, 'page'), room }
      return c.json(await takeInLines(to, linesOf(c.req.raw.body)))
    },
  ),
]
