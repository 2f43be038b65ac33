/** The list to look at: fixed addresses for its usual views, and one for each task. Reads leave their audit rows. */
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server'
import { ProtocolError, ResourceNotFoundError } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import { limits } from '../domain/words.ts'
import { invoke } from '../tools/invoke.ts'
import { toolNamed } from '../tools/registry.ts'
import { missingToRead } from './allowed.ts'
import { scopeFor } from './call-key.ts'
import type { Call } from './ports.ts'

const mimeType = 'application/json'

interface View {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly filter: Readonly<Record<string, string>>
}

export const views: readonly View[] = [
  {
    uri: 'tasks://today',
    name: 'today',
    title: 'Due today',
    description: 'Open tasks that are due today.',
    filter: { due: 'today', status: 'pending' },
  },
  {
    uri: 'tasks://overdue',
    name: 'overdue',
    title: 'Overdue',
    description: 'Open tasks whose time has passed.',
    filter: { due: 'overdue', status: 'pending' },
  },
  {
    uri: 'tasks://all',
    name: 'all',
    title: 'All tasks',
    description: `Open tasks first, soonest due first; at most ${limits.page}, with the total.`,
    filter: {},
  },
]

export const TASK_URI = 'task://{number}'

export const taskTemplate = {
  uriTemplate: TASK_URI,
  name: 'task',
  title: 'One task',
  description: 'A task by its number, with everything about it.',
  mimeType,
}

export function resourceList(): { resources: Resource[] } {
  return { resources: views.map(({ filter: _, ...view }) => ({ ...view, mimeType })) }
}

export async function readResource(uri: string, call: Call): Promise<ReadResourceResult> {
  const missing = missingToRead(call.ports.principal.scopes)
  if (missing !== null) throw new ProtocolError(-32602, `This token may not do that: it needs ${missing}.`)
  const text = JSON.stringify(await contentOf(uri, call))
  return { contents: [{ uri, mimeType, text }] }
}

async function contentOf(uri: string, call: Call): Promise<unknown> {
  const view = views.find((known) => known.uri === uri)
  if (view) return dataOf(await read('list_tasks', { ...view.filter, limit: limits.page }, call), uri)
  const task_id = /^task:\/\/(?<id>[0-9a-f-]{1,36})$/iu.exec(uri)?.groups?.id
  if (task_id === undefined) throw new ResourceNotFoundError(uri)
  return dataOf(await read('get_task', { task_id }, call), uri).task
}

async function read(tool: string, params: Record<string, unknown>, call: Call): Promise<ToolResult> {
  return await invoke(toolNamed(tool), params, scopeFor(call))
}

function dataOf(result: ToolResult, uri: string): Readonly<Record<string, unknown>> {
  if (result.success) return result.data
  if (['TASK_NOT_FOUND', 'VALIDATION_ERROR'].includes(result.error_code)) throw new ResourceNotFoundError(uri)
  throw new ProtocolError(-32603, result.error)
}
