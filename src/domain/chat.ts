/** What comes in with a message and what goes back: the contract of POST /api/chat. */
import { z } from 'zod'
import type { DecisionType, ErrorType, State } from './decision.ts'
import type { Option } from './pending.ts'
import { TimeZone } from './task-fields.ts'

const Uuid = z.uuid()

/** Ten digits behind the second are a valid ISO time, but no moment any calendar here can hold. */
export function isInstant(text: string): boolean {
  return !/\.\d{10}/u.test(text)
}

/**
 * Either words, or a button of an open question. Lengths and characters of the words are checked apart. An answer, typed
 * or pressed, says which question it answers: the one that was on the screen.
 */
export const ChatRequest = z.strictObject({
  message: z.string().optional(),
  conversation_id: Uuid.optional(),
  message_id: Uuid.optional(),
  timezone: TimeZone.optional(),
  timestamp: z.iso
    .datetime({ offset: true })
    .refine(isInstant, 'must have at most nine digits behind the second')
    .optional(),
  literal: z
    .array(z.tuple([z.int().min(0), z.int().min(0)]))
    .max(100)
    .optional(),
  dry_run: z.boolean().optional(),
  pending_id: Uuid.nullable()
    .optional()
    .describe(
      'The question on the screen when this was said; null: there was none. Without it, only a question that the reply before asked this very caller can be answered.',
    ),
  answer: z.string().min(1).max(200).optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export interface ToolInvocation {
  readonly sequence: number
  readonly tool_name: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly result: unknown
  readonly success: boolean
  readonly error: string | null
  readonly error_code: string | null
  readonly duration_ms: number
}

export interface PendingConfirmation {
  readonly id: string
  readonly action_type: string
  readonly question: string
  readonly tasks: readonly { readonly id: string; readonly number: number; readonly title: string }[]
  readonly options?: readonly Option[]
  readonly created_at: string
  readonly expires_at: string
}

export interface ChatMetadata {
  readonly intent: string
  readonly intents: readonly string[]
  readonly confidence: number
  readonly classification_method: 'RULE_BASED' | 'LLM'
  readonly tool_called: string | null
  readonly reasoning: string
  readonly execution_time_ms: number
  readonly error_type?: ErrorType
  readonly warnings?: readonly string[]
}

export interface ChatResponse {
  readonly conversation_id: string
  readonly message_id: string
  readonly response_text: string
  readonly state: State
  readonly decision_type: DecisionType
  readonly tool_invocations: readonly ToolInvocation[]
  readonly pending_confirmation: PendingConfirmation | null
  readonly metadata: ChatMetadata
}
