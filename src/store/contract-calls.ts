/** One tool call as the store knows it: who asked, the audit row that makes it act once, and how it is written. */
import type { Intent } from '../domain/command.ts'
import type { ToolCall, ToolResult } from '../domain/decision.ts'
import type { Actor } from './actor.ts'
import type { Claim, Gathered } from './contract-turns.ts'

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

export interface Change {
  /** Everything of the audit row but how it went. */
  readonly invocation: Omit<Invocation, 'result' | 'duration_ms'>
  /** Present for a chat turn: fence, and what it gathered so far. */
  readonly claim: Claim | null
  readonly gathered: Gathered | null
  /** The open question this change needs; taken in the same transaction or the call is a CONFLICT. */
  readonly claims: string | null
  /** Milliseconds since the call began, asked when the row is written. */
  elapsed(): number
}

export type Recorded =
  | { readonly kind: 'done'; readonly result: ToolResult; readonly repeated: boolean }
  /** The key is taken by another call: this turn must end with what is recorded. */
  | { readonly kind: 'differs' }
