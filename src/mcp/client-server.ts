/**
 * The MCP server other assistants connect to. Same tools, same audit trail, the client's name on every change;
 * a delete is never done at the first call.
 */
import { createHash } from 'node:crypto'
import { ProtocolError, Server } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import type { World } from '../domain/world.ts'
import type { Store } from '../store/contract.ts'
import type { CallScope } from '../tools/call-scope.ts'
import { confirmedDelete, previewDelete } from '../tools/guarded-delete.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { findTool, registry } from '../tools/registry.ts'
import type { Tool } from '../tools/tool.ts'
import { answered, listed } from './projection.ts'
import { prose } from './prose.ts'
import { identity } from './protocol.ts'

export interface ClientPorts {
  readonly store: Store
  readonly world: World
  readonly user_id: string
  readonly timezone: string
}

const INSTRUCTIONS =
  'The user’s to-do list. Tasks have numbers (#3); use them. Find tasks with list_tasks before changing them. ' +
  'Deleting takes two calls: the first shows what would go, the second carries its token after the user agreed.'

export function clientServer(ports: ClientPorts): Server {
  const server = new Server(identity('sayso'), { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler('tools/list', async () => ({
    tools: registry.map((tool) => listed(tool.name === 'delete_task' ? confirmedDelete : tool)),
  }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = findTool(params.name)
    if (!tool) throw new ProtocolError(-32602, `Unknown tool: ${params.name}`)
    const client = clientName(mcpReq.envelope, server.getClientVersion()?.name)
    return await call(tool, params.arguments ?? {}, scopeFor(ports, client, mcpReq._meta))
  })
  return server
}

async function call(tool: Tool, params: Record<string, unknown>, scope: CallScope) {
  try {
    if (tool.name !== 'delete_task') return told(tool, await invoke(tool, params, scope))
    if (params.confirmation_token !== undefined)
      return told(tool, await invoke(confirmedDelete, params, scope))
    return previewed(await invoke(previewDelete, params, scope))
  } catch (error) {
    if (!(error instanceof CallDiffers)) throw error
    const reason = 'This idempotency key was already used for another call.'
    return told(tool, { success: false, data: null, error: reason, error_code: 'CONFLICT' })
  }
}

function told(tool: Tool, result: ToolResult) {
  return answered(result, prose(tool.name, result))
}

/** Not deleted, and not an error either: the person has to be asked first. */
function previewed(result: ToolResult) {
  if (!result.success) return answered(result, prose('delete_task', result))
  const task = result.data.task as { number: number; title: string }
  const token = String(result.data.confirmation_token)
  const error = `Nothing is deleted yet. Ask the user whether to delete #${task.number} ${JSON.stringify(task.title)}.`
  const prose_ = `${error} If they agree, call delete_task again with confirmation_token ${JSON.stringify(token)} within five minutes.`
  const structuredContent = { success: false, data: result.data, error, error_code: null }
  return { content: [{ type: 'text' as const, text: prose_ }], structuredContent, isError: false }
}

/** 2026-07-28 names the client with every request, the older protocol once at the start. */
function clientName(envelope: object | undefined, fallback: string | undefined): string {
  const info = (envelope as Record<string, { name?: unknown }> | undefined)?.[
    'io.modelcontextprotocol/clientInfo'
  ]
  const name = typeof info?.name === 'string' ? info.name : fallback
  return [...(name ?? 'unknown client')].slice(0, 100).join('')
}

function scopeFor(ports: ClientPorts, client: string, meta: Record<string, unknown> | undefined): CallScope {
  const given = meta?.['sayso/idempotency_key']
  const key = typeof given === 'string' && given !== '' ? digest(`${client}\n${given}`) : ports.world.newId()
  return {
    store: ports.store,
    world: ports.world,
    actor: { user_id: ports.user_id, source: 'mcp', client },
    now: { epoch_ms: ports.world.now(), timezone: ports.timezone },
    key: { turn: `mcp:${key}`, sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
  }
}

/** A client's own key stays in the client's own namespace. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
