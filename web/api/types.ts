/** What the API gives the page. Types only: nothing of the server's code comes along. */
import type { ChatMetadata, PendingConfirmation, ToolInvocation } from '../../src/domain/chat.ts'
import type { Span } from '../../src/domain/command.ts'
import type { DecisionType, State } from '../../src/domain/decision.ts'

export type { ChatResponse, PendingConfirmation, ToolInvocation } from '../../src/domain/chat.ts'
export type { AllGrouped, Grouped } from '../../src/domain/grouped.ts'
export type { Task, TaskPage } from '../../src/domain/task.ts'

export interface Message {
  readonly id: string
  readonly seq: number
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly created_at: string
  readonly state?: State
  readonly decision_type?: DecisionType
  readonly tool_invocations?: readonly ToolInvocation[]
  readonly pending_confirmation?: PendingConfirmation | null
  readonly metadata?: ChatMetadata
}

export interface MessagePage {
  readonly messages: readonly Message[]
  readonly next_cursor: string | null
}

export interface Conversation {
  readonly id: string
  readonly title: string | null
  readonly created_at: string
  readonly updated_at: string
}

export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly next_cursor: string | null
}

export interface AuditRow extends ToolInvocation {
  readonly id: string
  readonly conversation_id: string | null
  readonly message_id: string | null
  readonly source: string
  readonly client: string | null
  readonly intent: string
  readonly invoked_at: string
  readonly attempts: number
}

export interface AuditPage {
  readonly invocations: readonly AuditRow[]
  readonly next_cursor: string | null
}

/** What a message would be taken for. */
export interface Understood {
  /** False: it would be asked what is meant. */
  readonly sure: boolean
  readonly reasoning: string
  readonly commands: readonly UnderstoodCommand[]
}

export interface UnderstoodCommand {
  readonly intent: string
  readonly params: Readonly<Record<string, unknown>>
  readonly spans: Readonly<Record<string, Span>>
  readonly tasks: readonly { readonly number: number; readonly title: string }[]
}

/** One line of GET /api/events. */
export interface Happening {
  readonly seq: number
  readonly kind: string
  readonly at: string
  readonly task_id: string | null
  readonly conversation_id: string | null
  readonly message_id: string | null
  readonly source: string
  readonly client: string | null
}

/** Said in between on the same stream: a model is reading this message. */
export interface BeingRead {
  readonly message_id: string
}
