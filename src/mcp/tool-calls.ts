/** `tools/list` and `tools/call`: every tool through the same door, with the caller's scopes checked first. */
import type { CallToolResult, InputRequiredResult, Tool as ListedTool } from '@modelcontextprotocol/server'
import { ProtocolError } from '@modelcontextprotocol/server'
import { confirmedDelete } from '../tools/guarded-delete.ts'
import { CallDiffers } from '../tools/port.ts'
import { findTool, registry } from '../tools/registry.ts'
import type { Tool } from '../tools/tool.ts'
import { missingFor } from './allowed.ts'
import { askTool } from './ask-tool.ts'
import { askForClient } from './asking.ts'
import { momentOf } from './call-key.ts'
import { carryOut } from './carry-out.ts'
import { shownToClients } from './client-form.ts'
import { deleteForClient } from './deleting.ts'
import type { Call, Scopes } from './ports.ts'
import { answered, type Declared } from './projection.ts'
import { callSeveral, severalIn } from './several.ts'
import { type Params, taken } from './taken.ts'
import { told } from './told.ts'
import type { Here } from './when-said.ts'

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
  const known = shown.get(tool.name) ?? shownToClients(tool)
  shown.set(tool.name, known)
  return known
}

/** What a token cannot be used for is not shown to it. */
export function toolList(scopes: Scopes): { tools: ListedTool[] } {
  return { tools: offered.filter((tool) => missingFor(tool, scopes) === null).map(listing) }
}

/** As it is called, by an earlier name, too; null: there is none for a client. */
export function declaredFor(name: string): Declared | null {
  return name === askTool.name ? askTool : toolFor(name)
}

function toolFor(name: string): Tool | null {
  return THROUGH_ASK.has(name) ? null : findTool(name)
}

export async function callTool(
  name: string,
  given: Params,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = toolFor(name)
  const declared = declaredFor(name)
  if (!declared) throw new ProtocolError(-32602, `Unknown tool: ${name}`)
  const missing = missingFor(declared, call.ports.principal.scopes)
  if (missing !== null) return refused('UNAUTHORIZED', `This token may not do that: it needs ${missing}.`)
  try {
    return tool
      ? await straight(tool, given, call)
      : await askForClient(await taken(declared.name, given, hereOf(call)), call)
  } catch (error) {
    if (!(error instanceof CallDiffers)) throw error
    return refused('CONFLICT', 'This idempotency key was already used for another call. Use a new one.')
  }
}

function hereOf(call: Call): Here {
  return { now: momentOf(call), order: call.ports.date_order ?? 'month-first' }
}

async function straight(
  tool: Tool,
  given: Params,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  const started = performance.now()
  const here = hereOf(call)
  const params = await taken(tool.name, given, here)
  const several = await severalIn(tool.name, params, here)
  const answer = several ? await callSeveral(tool, several, call) : await callOne(tool, params, call)
  call.ports.called?.(tool.name, !('isError' in answer && answer.isError), performance.now() - started)
  return answer
}

async function callOne(
  tool: Tool,
  params: Params,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  if (tool.name === 'delete_task') return await deleteForClient(params, call)
  return await told(tool.name, await carryOut(tool, params, call), call, params.task_id)
}

function refused(error_code: 'UNAUTHORIZED' | 'CONFLICT', error: string): CallToolResult {
  return answered({ success: false, data: null, error, error_code }, error)
}
