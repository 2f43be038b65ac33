/** Who did what, when, through what: the user's own audit trail, newest first; page by page, or all as JSON lines. */
import { z } from 'zod'
import { accessDeeds } from '../../domain/access.ts'
import { toolNames } from '../../domain/decision.ts'
import { isStorable } from '../../domain/text.ts'
import { sources } from '../../store/actor.ts'
import type { AuditFilter, AuditRow } from '../../store/contract.ts'
import { noteOf } from '../access-note.ts'
import { AuditPage, auditShown } from '../answers/audit.ts'
import { Instant } from '../instant.ts'
import { jsonLines } from '../json-lines.ts'
import { PageQuery } from '../query.ts'
import { type Call, type Route, route } from '../route.ts'

const AuditQuery = PageQuery.extend({
  from: Instant.optional(),
  to: Instant.optional(),
  tool: z.enum([...toolNames, ...accessDeeds]).optional(),
  success: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  source: z.enum(sources).optional(),
  client: z
    .string()
    .max(120)
    .refine(isStorable, 'cannot be a name')
    .optional()
    .describe('Only calls of the program of this name.'),
  task: z.uuid().optional().describe('Only calls that changed this task.'),
})
const LinesQuery = AuditQuery.omit({ limit: true, cursor: true })

export const auditRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/audit',
      summary: 'Every call that was made, the latest first',
      needs: 'tasks:read',
      query: AuditQuery,
      answer: { status: 200, schema: AuditPage },
    },
    async ({ c, parts, user_id, query }) => {
      const { items, next_cursor } = await parts.ports.store.audit(user_id, filterOf(query))
      return c.json({ invocations: items.map(auditShown), next_cursor })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/audit/export',
      summary: 'All of it as JSON lines',
      needs: 'tasks:read',
      query: LinesQuery,
      answer: { status: 200, type: 'application/x-ndjson' },
    },
    async (call) => {
      await call.parts.ports.store.note(noteOf(call, 'export', { of: 'audit trail' }))
      const rows = allRows(call, filterOf({ ...call.query, limit: 100 }))
      return jsonLines(call.c, 'sayso-audit.jsonl', rows)
    },
  ),
]

function filterOf({
  limit,
  task,
  ...query
}: Partial<z.output<typeof AuditQuery>> & { limit: number }): AuditFilter {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return { limit, ...Object.fromEntries(given), ...(task !== undefined && { task: task.toLowerCase() }) }
}

interface Ports {
  readonly parts: Pick<Call['parts'], 'ports'>
}

export async function* allRows({ parts, user_id }: Pick<Call, 'user_id'> & Ports, filter: AuditFilter) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const place: Pick<AuditFilter, 'cursor'> = cursor === undefined ? {} : { cursor }
    const page: { items: readonly AuditRow[]; next_cursor: string | null } = await parts.ports.store.audit(
      user_id,
      { ...filter, ...place },
    )
    yield* page.items.map(auditShown)
    cursor = page.next_cursor
  }
}
