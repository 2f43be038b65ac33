/**
 * Several things in one call: each is a call of its own in the audit trail, with its own result, under one key, so that
 * sending it again does nothing more and one undo takes back all of it.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import { limits } from '../domain/words.ts'
import type { Tool } from '../tools/tool.ts'
import { turnFor } from './call-key.ts'
import { carryOut } from './carry-out.ts'
import type { Call } from './ports.ts'
import { answered } from './projection.ts'
import { nextStep, prose } from './prose.ts'
import { type Params, taken } from './taken.ts'
import { dated } from './told.ts'
import type { Here } from './when-said.ts'

const MOST = limits.unconfirmed

/** null: it is about one thing only. */
export async function severalIn(
  tool: string,
  { more, ...first }: Params,
  here: Here,
): Promise<readonly Params[] | null> {
  if (!Array.isArray(more)) return null
  if (tool === 'complete_task') return [first, ...more.map((task_id) => ({ ...first, task_id }))]
  if (tool !== 'add_task') return null
  return [first, ...(await Promise.all(more.map((task) => taken(tool, Object(task), here))))]
}

export async function callSeveral(tool: Tool, all: readonly Params[], call: Call): Promise<CallToolResult> {
  if (all.length > MOST) {
    const error = `At most ${MOST} at once; these are ${all.length}. Nothing was done.`
    return answered({ success: false, data: null, error, error_code: 'VALIDATION_ERROR' }, error)
  }
  const results: ToolResult[] = []
  const turn = turnFor(call)
  for (const [at, params] of all.entries()) results.push(await carryOut(tool, params, call, at + 1, turn))
  const lines = results.map((one, at) =>
    one.success ? prose(tool.name, one.data) : failure(tool.name, one, all[at] ?? {}),
  )
  const failed = results.find(({ success }) => !success)
  const { error_code } = failed ?? { error_code: null }
  const done = results.filter(({ success }) => success).length
  // “Call again” alone is taken for all of them, and what was done would be done twice.
  const again = done === 0 ? '' : ' Call again for the rest alone.'
  const error = failed ? `${done} of ${results.length} were done.${again}` : null
  const text = [...(error ? [error] : []), ...lines].join('\n')
  return dated({ success: failed === undefined, data: { results }, error, error_code }, text, call)
}

function failure(tool: string, result: ToolResult, { title, task_id }: Params): string {
  return `Failed: ${JSON.stringify(title ?? task_id)}: ${result.error}${nextStep(tool, result)}`
}
