/** What the page's buttons use. A button press is its own confirmation, so a delete is done at once. */
import { problem } from '../../domain/problem.ts'
import { Task, TaskPage } from '../../domain/task.ts'
import { TaskId } from '../../tools/tool.ts'
import { callTool } from '../call-tool.ts'
import { etagOf } from '../if-match.ts'
import type { JsonObject } from '../json-body.ts'
import { type Call, type Declared, type Route, route, type ToolInput } from '../route.ts'

type About = Pick<Declared, 'method' | 'path' | 'summary' | 'needs'> & { readonly tool: ToolInput }

export const taskRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/tasks',
      summary: 'Tasks, by filter or by words',
      needs: 'tasks:read',
      tool: { name: 'list_tasks', comes_in: 'query' },
      headers: ['sayso-timezone'],
      answer: { status: 200, schema: TaskPage },
    },
    async (call) => call.c.json(await callTool(call, 'list_tasks', call.query as JsonObject)),
  ),
  route(
    {
      method: 'post',
      path: '/api/tasks',
      summary: 'Add a task',
      needs: 'tasks:write',
      tool: { name: 'add_task', comes_in: 'body' },
      headers: ['idempotency-key', 'sayso-timezone'],
      answer: { status: 201, schema: Task },
      problems: ['IDEMPOTENCY_KEY_REUSED'],
    },
    async (call) => shown(call, await callTool(call, 'add_task', call.body as JsonObject), 201),
  ),
  aboutOne({
    method: 'get',
    path: '/api/tasks/{id}',
    summary: 'One task',
    needs: 'tasks:read',
    tool: { name: 'get_task', comes_in: 'path' },
  }),
  aboutOne({
    method: 'patch',
    path: '/api/tasks/{id}',
    summary: 'Change what a task says; null takes a field away',
    needs: 'tasks:write',
    tool: { name: 'update_task', comes_in: 'body' },
  }),
  aboutOne({
    method: 'delete',
    path: '/api/tasks/{id}',
    summary: 'Delete a task; it can be restored for 30 days',
    needs: 'tasks:delete',
    tool: { name: 'delete_task', comes_in: 'path' },
  }),
  aboutOne({
    method: 'post',
    path: '/api/tasks/{id}/complete',
    summary: 'Mark a task done, or open again',
    needs: 'tasks:write',
    tool: { name: 'complete_task', comes_in: 'optional body' },
  }),
  aboutOne({
    method: 'post',
    path: '/api/tasks/{id}/restore',
    summary: 'Bring a deleted task back',
    needs: 'tasks:write',
    tool: { name: 'restore_task', comes_in: 'optional body' },
  }),
]

function aboutOne(about: About): Route {
  const { tool, method } = about
  const changes = method !== 'get'
  const versioned = changes && tool.name !== 'restore_task'
  return route(
    {
      ...about,
      headers: [
        ...(versioned ? ['if-match' as const] : []),
        ...(changes ? ['idempotency-key' as const] : []),
        ...(tool.name === 'update_task' ? ['sayso-timezone' as const] : []),
      ],
      answer: { status: 200, schema: Task },
      problems: [
        'TASK_NOT_FOUND',
        ...(versioned ? ['PRECONDITION_FAILED' as const] : []),
        ...(changes ? ['IDEMPOTENCY_KEY_REUSED' as const, 'CONFLICT' as const] : []),
      ],
    },
    async (call) => shown(call, await callTool(call, tool.name, withTask(call)), 200),
  )
}

/** Most tools answer `{ task, … }`; over HTTP the task is the body, and its version the ETag. */
function shown({ c }: Call, { task }: JsonObject, status: 200 | 201): Response {
  const { version } = task as Task
  return c.json(task as JsonObject, status, { etag: etagOf(version) })
}

/** The address says which task; a body that names one too is a mistake. */
function withTask({ c, body }: Call): JsonObject {
  const task_id = c.req.param('id')
  if (!TaskId.safeParse(task_id).success) throw problem('MALFORMED_ID', { field: 'id' })
  if (Object.hasOwn(body as JsonObject, 'task_id')) {
    throw problem('VALIDATION_ERROR', { reason: 'Unrecognized key: "task_id".' })
  }
  return { ...(body as JsonObject), task_id }
}
