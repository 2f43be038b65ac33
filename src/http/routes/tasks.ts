/** What the page's buttons use. A button press is its own confirmation, so a delete is done at once. */
import { type Context, Hono } from 'hono'
import type { AgentPorts } from '../../agent/ports.ts'
import type { ToolName } from '../../domain/decision.ts'
import { problem } from '../../domain/problem.ts'
import { TaskId } from '../../tools/tool.ts'
import { callTool } from '../call-tool.ts'
import type { Env } from '../env.ts'
import { type JsonObject, jsonBody, optionalJsonBody } from '../json-body.ts'
import { withNumbers } from '../query.ts'

export function taskRoutes(ports: AgentPorts): Hono<Env> {
  /** Most tools answer `{ task, … }`; over HTTP the task is the body. */
  const task = async (c: Context<Env>, tool: ToolName, params: JsonObject) =>
    (await callTool(c, ports, tool, params)).task as JsonObject
  const nothing: JsonObject = {}
  return new Hono<Env>()
    .get('/', async (c) => c.json(await callTool(c, ports, 'list_tasks', withNumbers(c, ['limit']))))
    .post('/', async (c) => c.json(await task(c, 'add_task', await jsonBody(c)), 201))
    .get('/:id', async (c) => c.json(await task(c, 'get_task', about(c, nothing))))
    .patch('/:id', async (c) => c.json(await task(c, 'update_task', about(c, await jsonBody(c)))))
    .delete('/:id', async (c) => c.json(await task(c, 'delete_task', about(c, nothing))))
    .post('/:id/complete', async (c) => {
      const body = (await optionalJsonBody(c)) ?? nothing
      return c.json(await task(c, 'complete_task', about(c, body)))
    })
    .post('/:id/restore', async (c) => {
      const body = (await optionalJsonBody(c)) ?? nothing
      return c.json(await task(c, 'restore_task', about(c, body)))
    })
}

/** The address says which task; a body that names one too is a mistake. */
function about(c: Context<Env>, body: JsonObject): JsonObject {
  const task_id = c.req.param('id')
  if (!TaskId.safeParse(task_id).success) throw problem('MALFORMED_ID', { field: 'id' })
  if (Object.hasOwn(body, 'task_id')) {
    throw problem('VALIDATION_ERROR', { reason: 'Unrecognized key: "task_id".' })
  }
  return { ...body, task_id }
}
