/** One change on its way into the database, and what came of it. */
import type { ToolResult } from '../domain/decision.ts'
import type { Invocation } from './contract-calls.ts'
import type { Claim, Gathered } from './contract-turns.ts'

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
  | {
      readonly kind: 'done'
      readonly result: ToolResult
      readonly repeated: boolean
      /** Of the audit row: the first one's, where the call was made before. */
      readonly invocation_id: string
    }
  /** The key is taken by another call: this turn must end with what is recorded. */
  | { readonly kind: 'differs' }
