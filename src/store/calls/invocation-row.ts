/** One tool call as the audit trail keeps it, and back. */
import type { Selectable } from 'kysely'
import type { ToolErrorCode, ToolResult } from '../../domain/decision.ts'
import type { Invocation } from '../contract-calls.ts'
import type { Db } from '../engine.ts'
import type { ToolInvocations } from '../schema.ts'
import { unitOf } from '../unit.ts'
import { cut, inBrief, keptText, shortened } from './kept.ts'

export function addInvocation(trx: Db, invocation: Invocation): void {
  const { data } = invocation.result
  unitOf(trx).add('tool_invocations', rowOf(invocation, data === null ? null : keptText(data)))
}

/** Not what was read, only which tasks. */
export function addRead(trx: Db, invocation: Invocation): void {
  const brief = inBrief(invocation.result)
  unitOf(trx).add('tool_invocations', rowOf(invocation, brief === null ? null : JSON.stringify(brief)))
}

function rowOf(invocation: Invocation, kept: string | null): ToolInvocations {
  const { actor, result } = invocation
  return {
    user_id: actor.user_id,
    turn: invocation.turn,
    sequence: invocation.sequence,
    id: invocation.id,
    source: actor.source,
    client: actor.client,
    conversation_id: invocation.conversation_id,
    message_id: invocation.message_id,
    tool: invocation.tool,
    params: JSON.stringify(shortened(invocation.params)),
    params_hash: invocation.params_hash,
    intent: invocation.intent,
    call: invocation.call === null ? null : JSON.stringify(invocation.call),
    success: result.success ? 1 : 0,
    result: kept,
    error: result.error === null ? null : cut(result.error),
    error_code: result.error_code,
    invoked_at: invocation.invoked_at,
    duration_ms: Math.round(invocation.duration_ms),
    attempts: invocation.attempts,
  }
}

export type ResultColumns = Pick<Selectable<ToolInvocations>, 'success' | 'result' | 'error' | 'error_code'>

export function resultOf({ success, result, error, error_code }: ResultColumns): ToolResult {
  if (success === 1) return { success: true, data: JSON.parse(result ?? '{}'), error: null, error_code: null }
  return { success: false, data: null, error: error ?? '', error_code: error_code as ToolErrorCode }
}
