/** One finished tool call as the store keeps it. */
import type { Intent } from '../domain/command.ts'
import type { ToolCall, ToolResult } from '../domain/decision.ts'
import type { Actor } from './actor.ts'

/** The audit row. It is also what makes the same call act once. */
export interface Invocation {
  readonly id: string
  /** The message_id of a chat turn; for a button or an MCP client a key of its own. */
  readonly turn: string
  readonly sequence: number
  readonly actor: Actor
  readonly conversation_id: string | null
  readonly message_id: string | null
  readonly tool: string
  readonly params: Readonly<Record<string, unknown>>
  readonly params_hash: string
  readonly intent: Intent | 'DIRECT'
  readonly call: ToolCall | null
  readonly result: ToolResult
  readonly invoked_at: string
  readonly duration_ms: number
  readonly attempts: number
}
