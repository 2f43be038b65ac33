/** `tools/list` and `tools/call`: every tool through the same door, with the caller's scopes checked first. */
import type { CallToolResult, InputRequiredResult, Tool as ListedTool } from '@modelcontextprotocol/server'
import { ProtocolError } from '@modelcontextprotocol/server'
import { confirmedDelete } from '../tools/guarded-delete.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { findTool, registry } from '../tools/registry.ts'
import type { Tool } from '../tools/tool.ts'
import { missingFor } from './allowed.ts'
import { askTool } from './ask-tool.ts'
import { askForClient } from './asking.ts'
import { scopeFor } from './call-key.ts'
import { deleteForClient } from './deleting.ts'
import type { Call, Scopes } from './ports.ts'
import { answered, type Declared, listed } from './projection.ts'
import { told } from './told.ts'

/** What is done to whole lists is said through `ask`: every tool is read at the start of every session. */
const THROUGH_ASK: ReadonlySet<string> = new Set(['make_list', 'rename_list', 'delete_list', 'rename_label'])

/** A client deletes in two steps, so it sees that form of delete_task. */
export const offered: readonly Declared[] = [
  ...registry
    .filter(({ name }) => !THROUGH_ASK.has(name))
    .map((tool) => (tool.name === 'delete_task' ? confirmedDelete : tool)),
  askTool,
]

/** Written once, when someone asks: a program that starts has something better to do. */
const shown = new Map<string, ListedTool>()
function listing(tool: Declared): ListedTool {
  const known = shown.get(tool.name) ?? listed(tool)
  shown.set(tool.name, known)
  return known
}

/** What a token cannot be used for is not shown to it. */
export function toolList(scopes: Scopes): { tools: ListedTool[] } {
  return { tools: offered.filter((tool) => missingFor(tool, scopes) === null).map(listing) }
}

type Params = Readonly<Record<string, unknown>>

const WHEN = ['due', 'due_date', 'completed_during']

/** Only a sentence, and what says when, depend on where the user is. */
export function isSameAnywhere(name: string, params: Params): boolean {
  return name !== askTool.name && !WHEN.some((param) => params[param] !== undefined)
}

export async function callTool(
  name: string,
  params: Params,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = THROUGH_ASK.has(name) ? null : findTool(name)
  const declared = name === askTool.name ? askTool : tool
  if (!declared) throw new ProtocolError(-32602, `Unknown tool: ${name}`)
  const missing = missingFor(declared, call.ports.principal.scopes)
  if (missing !== null) return refused('UNAUTHORIZED', `This token may not do that: it needs ${missing}.`)
  try {
    return tool ? await straight(tool, params, call) : await askForClient(params, call)
  } catch (error) {
    if (!(error instanceof CallDiffers)) throw error
    return refused('CONFLICT', 'This idempotency key was already used for another call. Use a new one.')
  }
}

async function straight(
  tool: Tool,
  params: Params,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  const started = performance.now()
  const answer =
    tool.name === 'delete_task'
      ? await deleteForClient(params, call)
      : await told(tool.name, await invoke(tool, params, scopeFor(call)), call, params.task_id)
  call.ports.called?.(tool.name, !('isError' in answer && answer.isError), performance.now() - started)
  return answer
}

function refused(error_code: 'UNAUTHORIZED' | 'CONFLICT', error: string): CallToolResult {
  return answered({ success: false, data: null, error, error_code }, error)
}
