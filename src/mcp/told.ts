/** A tool's result as the client gets it. What failed says what to do next, naming the tasks that may be meant. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import { candidates } from './candidates.ts'
import type { Call } from './ports.ts'
import { answered } from './projection.ts'
import { nextStep, prose } from './prose.ts'

export async function told(
  tool: string,
  result: ToolResult,
  call: Call,
  task_id?: unknown,
): Promise<CallToolResult> {
  if (result.success) return answered(result, prose(tool, result.data))
  const unknown = result.error_code === 'TASK_NOT_FOUND' && task_id !== undefined
  const near = unknown ? await candidates(task_id, call) : ''
  // Some clients show a model the structure only, so both carry the whole sentence.
  const error = `${result.error}${near}${nextStep(tool, result.error_code)}`
  return answered({ ...result, error }, error)
}
