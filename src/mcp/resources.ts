/** The tasks to look at: fixed addresses for the usual views, one for each list, one for each task. Reads leave audit rows. */
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server'
import { ProtocolError, ResourceNotFoundError } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import type { AllGrouped } from '../domain/grouped.ts'
import { listKey } from '../domain/name-key.ts'
import { limits } from '../domain/words.ts'
import { invoke } from '../tools/invoke.ts'
import { toolNamed } from '../tools/registry.ts'
import { missingToRead } from './allowed.ts'
import { scopeFor } from './call-key.ts'
import { LIST_VIEW, VIEW_TYPE, VIEW_URI } from './list-view.ts'
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

export const LIST_URI = 'tasks://list/{name}'
export const LISTS = 'tasks://lists'

export const listTemplate = {
  uriTemplate: LIST_URI,
  name: 'list',
  title: 'One list',
  description: `What is on a list, open tasks first; at most ${limits.page}, with the total.`,
  mimeType,
}

const overview = {
  uri: LISTS,
  name: 'lists',
  title: 'Lists and labels',
  description: 'Which there are, and how many tasks each has.',
  mimeType,
}

export function listAddress(name: string): string {
  return `tasks://list/${encodeURIComponent(name)}`
}

/** A client is shown so many lists; the template leads to all of them. */
const LISTED = 100

export async function resourceList(call: Call): Promise<{ resources: Resource[] }> {
  const shown = [...views.map(({ filter: _, ...view }) => ({ ...view, mimeType })), overview]
  if (missingToRead(call.ports.principal.scopes) !== null) return { resources: shown }
  const { lists } = await call.ports.store.reader(call.ports.principal.user_id).groupings()
  const each = lists.slice(0, LISTED).map(({ name }) => ({
    uri: listAddress(name),
    name: `list ${name}`,
    title: name,
    description: 'A list of the user’s own.',
    mimeType,
  }))
  return { resources: [...shown, ...each] }
}

export async function readResource(uri: string, call: Call): Promise<ReadResourceResult> {
  if (uri === VIEW_URI) return { contents: [{ uri, mimeType: VIEW_TYPE, text: LIST_VIEW }] }
  const missing = missingToRead(call.ports.principal.scopes)
  if (missing !== null) throw new ProtocolError(-32602, `This token may not do that: it needs ${missing}.`)
  const text = JSON.stringify(await contentOf(uri, call))
  return { contents: [{ uri, mimeType, text }] }
}

async function contentOf(uri: string, call: Call): Promise<unknown> {
  const view = views.find((known) => known.uri === uri)
  if (view) return dataOf(await read('list_tasks', { ...view.filter, limit: limits.page }, call), uri)
  if (uri === LISTS) return dataOf(await read('show_lists', {}, call), uri)
  const list = listIn(uri)
  if (list !== null) return await onList(list, uri, call)
  const task_id = /^task:\/\/(?<id>[0-9a-f-]{1,36})$/iu.exec(uri)?.groups?.id
  if (task_id === undefined) throw new ResourceNotFoundError(uri)
  return dataOf(await read('get_task', { task_id }, call), uri).task
}

/** null: it is no address of a list. */
function listIn(uri: string): string | null {
  const name = /^tasks:\/\/list\/(?<name>[^/]{1,800})$/u.exec(uri)?.groups?.name
  try {
    return name === undefined ? null : decodeURIComponent(name)
  } catch {
    return null
  }
}

async function onList(list: string, uri: string, call: Call): Promise<unknown> {
  const { lists } = dataOf(await read('show_lists', { named: list }, call), uri) as AllGrouped
  if (!lists.some(({ name }) => listKey(name) === listKey(list))) throw new ResourceNotFoundError(uri)
  return dataOf(await read('list_tasks', { list, limit: limits.page }, call), uri)
}

async function read(tool: string, params: Record<string, unknown>, call: Call): Promise<ToolResult> {
  return await invoke(toolNamed(tool), params, scopeFor(call))
}

function dataOf(result: ToolResult, uri: string): Readonly<Record<string, unknown>> {
  if (result.success) return result.data
  if (['TASK_NOT_FOUND', 'VALIDATION_ERROR'].includes(result.error_code)) throw new ResourceNotFoundError(uri)
  throw new ProtocolError(-32603, result.error)
}
