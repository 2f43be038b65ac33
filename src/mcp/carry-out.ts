/** A client's call to a tool, with the id it has in the audit trail: undo can name exactly that one. */
import type { ToolResult } from '../domain/decision.ts'
import { invoke } from '../tools/invoke.ts'
import type { Tool } from '../tools/tool.ts'
import { scopeFor, turnFor } from './call-key.ts'
import type { Call } from './ports.ts'
import type { Params } from './taken.ts'

export async function carryOut(
  tool: Tool,
  params: Params,
  call: Call,
  sequence = 1,
  turn = turnFor(call),
): Promise<ToolResult> {
  const ids: string[] = []
  const recorded = (id: string) => void ids.push(id)
  const result = await invoke(tool, params, { ...scopeFor(call, sequence, turn), recorded })
  const invocation_id = ids.at(-1)
  if (!result.success || invocation_id === undefined) return result
  return { ...result, data: { ...result.data, invocation_id } }
}
