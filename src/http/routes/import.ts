/**
 * Tasks from a file, through the same tool as any other. Each is keyed by what the file calls it, so that sending a file
 * twice adds nothing. An export is read line by line as it arrives, conversations and calls in it are passed over; a file
 * of another program is read as a whole.
 */
import { z } from 'zod'
import { Problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import { actorOf } from '../actor-of.ts'
import { linesOf } from '../lines-of.ts'
import { type Call, type Route, route } from '../route.ts'
import { takeInFile, textOf } from '../take-in-file.ts'
import { takeInLines } from '../take-in-lines.ts'
import { zoneOf } from '../zone-of.ts'

const notAFile = new Problem(
  'UNSUPPORTED_TYPE',
  'Send JSON lines, with content-type application/x-ndjson, or a file of another program, with application/octet-stream.',
)

const ImportQuery = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(300)
    .refine(isStorable, 'It cannot be the name of a file.')
    .default('this')
    .describe('What the file is called, where it is no JSON lines.'),
})

export const ImportAnswer = z.object({
  tasks: z.int().describe('Tasks in the file; those that came before were not added again.'),
  skipped: z.int().describe('Lines about something else, or that could not be read.'),
  format: z.string().optional().describe('What kind of file it was, where it was sent as a whole.'),
  remarks: z
    .array(z.object({ line: z.int(), text: z.string() }))
    .optional()
    .describe('What of a file has no place here, or could not be read; fifty at most.'),
})

export const importRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/import',
      summary: 'Add the tasks of an export, or of a file of another program; sending it twice adds nothing',
      needs: 'tasks:write',
      query: ImportQuery,
      answer: { status: 200, schema: ImportAnswer },
      problems: ['MALFORMED_BODY'],
    },
    async (call) => {
      const { c, query, parts } = call
      const type = c.req.header('content-type') ?? ''
      const to = boundedBy(call)
      if (/^application\/(?:x-ndjson|jsonl)\b/iu.test(type))
        return c.json(await takeInLines(to, linesOf(c.req.raw.body)))
      // Not text/plain: that any page of the web could send without being asked.
      if (!/^application\/octet-stream\b/iu.test(type)) throw notAFile
      const file = await textOf(query.name, c.req.raw.body)
      const { ports } = parts
      const now = { epoch_ms: ports.world.now(), timezone: await zoneOf(ports, call.user_id) }
      return c.json(await takeInFile(to, file, now))
    },
  ),
]

function boundedBy({ c, parts, user_id }: Call) {
  return { ports: parts.ports, actor: actorOf(c, 'page'), room: () => parts.quota.check(user_id) }
}
