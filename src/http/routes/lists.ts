/** Lists and labels for the page's buttons. As with tasks, a button press is its own confirmation. */
import { z } from 'zod'
import type { ToolName } from '../../domain/decision.ts'
import { AllGrouped } from '../../domain/grouped.ts'
import { problem } from '../../domain/problem.ts'
import { callTool } from '../call-tool.ts'
import type { JsonObject } from '../json-body.ts'
import { type Call, type Declared, type Route, route } from '../route.ts'

/** `tasks`: how many of them it was about. */
export const ListChanged = z.object({ list: z.string(), tasks: z.int().optional() })
export const Renamed = z.strictObject({ name: z.string().max(200), merge: z.boolean().optional() })

export const listRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/lists',
      summary: 'Lists and labels, with how many tasks each has',
      needs: 'tasks:read',
      answer: { status: 200, schema: AllGrouped },
    },
    async (call) => call.c.json(await callTool(call, 'show_lists', {})),
  ),
  route(
    {
      method: 'post',
      path: '/api/lists',
      summary: 'Make an empty list',
      needs: 'tasks:write',
      tool: { name: 'make_list', comes_in: 'body' },
      headers: ['idempotency-key'],
      answer: { status: 201, schema: ListChanged },
      problems: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    },
    async (call) => call.c.json(await callTool(call, 'make_list', call.body as JsonObject), 201),
  ),
  aboutOne(
    {
      method: 'patch',
      path: '/api/lists/{id}',
      summary: 'Rename a list, or put everything on it on another one',
      needs: 'tasks:write',
      body: Renamed,
    },
    'rename_list',
  ),
  aboutOne(
    {
      method: 'delete',
      path: '/api/lists/{id}',
      summary: 'Delete a list with all tasks on it; one undo brings all of it back',
      needs: 'tasks:delete',
    },
    'delete_list',
  ),
  aboutOne(
    {
      method: 'patch',
      path: '/api/labels/{id}',
      summary: 'Rename a label on every task that has it',
      needs: 'tasks:write',
      body: Renamed.omit({ merge: true }),
    },
    'rename_label',
  ),
]

type About = Pick<Declared, 'method' | 'path' | 'summary' | 'needs' | 'body'>

function aboutOne(about: About, tool: ToolName): Route {
  return route(
    {
      ...about,
      headers: ['idempotency-key'],
      answer: { status: 200, schema: ListChanged },
      problems: ['LIST_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    },
    async (call) => call.c.json(await callTool(call, tool, named(call, tool))),
  )
}

/** The address has the name, as it is spelled in addresses. */
function named({ c, body }: Call, tool: ToolName): JsonObject {
  const name = c.req.param('id')
  if (name === undefined) throw problem('MALFORMED_ID', { field: 'id' })
  return { ...(body as JsonObject), [tool === 'rename_label' ? 'label' : 'list']: name }
}
