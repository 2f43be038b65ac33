/** Who did what, when, through what: the user's own audit trail, newest first. */
import { Hono } from 'hono'
import { z } from 'zod'
import { toolNames } from '../../domain/decision.ts'
import { sources } from '../../store/actor.ts'
import type { AuditFilter, AuditRow, Store } from '../../store/contract.ts'
import { checked } from '../checked.ts'
import type { Env } from '../env.ts'
import { Instant } from '../instant.ts'
import { PageQuery, withNumbers } from '../query.ts'

const AuditQuery = PageQuery.extend({
  from: Instant.optional(),
  to: Instant.optional(),
  tool: z.enum(toolNames).optional(),
  success: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  source: z.enum(sources).optional(),
})

export function auditRoutes(store: Store): Hono<Env> {
  return new Hono<Env>().get('/', async (c) => {
    const query = checked(AuditQuery, withNumbers(c, ['limit']))
    const { items, next_cursor } = await store.audit(c.get('user_id'), filterOf(query))
    return c.json({ invocations: items.map(shown), next_cursor })
  })
}

function filterOf({ limit, ...query }: z.output<typeof AuditQuery>): AuditFilter {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return { limit, ...Object.fromEntries(given) }
}

/** The names of the chat response, so that a call reads the same in both places. */
function shown({ actor, tool, params, turn: _, ...row }: AuditRow) {
  const { id, conversation_id, message_id, sequence, ...rest } = row
  return { id, conversation_id, message_id, sequence, ...actor, tool_name: tool, parameters: params, ...rest }
}
