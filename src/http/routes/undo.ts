/** Takes back the latest change made by hand, or the one that is named. */
import { toolNamed } from '../../tools/registry.ts'
import { callTool } from '../call-tool.ts'
import type { JsonObject } from '../json-body.ts'
import { type Route, route } from '../route.ts'

export const undoRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/undo',
      summary: 'Take back the latest change made by hand',
      needs: 'tasks:write',
      tool: { name: 'undo', comes_in: 'optional body' },
      headers: ['idempotency-key'],
      answer: { status: 200, schema: toolNamed('undo').output },
      problems: ['TASK_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    },
    async (call) => call.c.json(await callTool(call, 'undo', call.body as JsonObject)),
  ),
]
