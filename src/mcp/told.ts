/**
 * A tool's result as the client gets it: with the user's day, and every part in words as well as in structure. What
 * failed says what to do next, naming the tasks that may be meant.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { today, weekday } from '../domain/calendar.ts'
import type { ToolResult } from '../domain/decision.ts'
import { momentOf } from './call-key.ts'
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
  if (result.success) return dated(result, prose(tool, result.data), call)
  const unknown = result.error_code === 'TASK_NOT_FOUND' && task_id !== undefined
  const near = unknown ? await candidates(task_id, call) : ''
  // Some clients show a model the structure only, so both carry the whole sentence.
  const error = `${result.error}${near}${nextStep(tool, result)}`
  return answered({ ...result, error }, error)
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A model that plans has to know the day; the one that was told at the start of a session is over by now. */
export function dated(
  result: Omit<ToolResult, 'success' | 'data'> & { readonly success: boolean; readonly data: object },
  prose: string,
  call: Call,
): CallToolResult {
  const now = momentOf(call)
  const here = { today: today(now), timezone: now.timezone }
  const day = `Today is ${DAYS[weekday(here.today) - 1]}, ${here.today} (${here.timezone}).`
  return {
    content: [{ type: 'text', text: `${prose}\n${day}` }],
    structuredContent: { ...result, ...here },
    isError: !result.success,
  }
}
