/**
 * The words of the policy: what a decision may depend on, the one tool call it may ask for next,
 * what came of it, and how the turn ends. Values only; everything here can be stored and replayed.
 */
import type { Moment } from './calendar.ts'
import type { Intent, Interpretation, ListTasks } from './command.ts'
import type { KnownTask } from './known-task.ts'
import type { LastTask, PendingAction, Question, TaskMark } from './pending.ts'
import type { Saying } from './saying.ts'
import type { DateOrder } from './words.ts'

export const policyNames = ['standard', 'locked'] as const
export type PolicyName = (typeof policyNames)[number]

/** The turn before, as far as it can be explained or corrected. */
export interface PreviousTurn {
  readonly message: string
  readonly interpretation: Interpretation
  readonly touched: TaskMark | null
  /** Absent in turns recorded before it was kept. */
  readonly decision_type?: DecisionType
  /** Its calls that changed something, with what came of them. */
  readonly changes: readonly Outcome[]
  /** It showed a list and did nothing else: which one, and how many rows of it. */
  readonly listed?: { readonly filter: ListTasks['params']; readonly rows: number }
}

/** Everything a decision may depend on. Stored with the turn before its first step. */
export interface DecisionContext {
  readonly message: string
  readonly now: Moment
  readonly policy: PolicyName
  readonly interpretation: Interpretation
  /** The open question, if this message can be its answer. */
  readonly pending: PendingAction | null
  /** When the server took the message in, where that is not `now`: what a client says of its clock confirms nothing. */
  readonly accepted_ms?: number
  /** A question that is open here, but was not shown to whoever says this: overtaken, and never answered by it. */
  readonly elsewhere?: PendingAction
  /** It was said to a question that is no longer open. */
  readonly gone?: true
  /** Whoever says this has no right to delete. */
  readonly no_deleting?: true
  /** A button was pressed instead of words typed: the question it belonged to, and what it said. */
  readonly pressed: { readonly pending_id: string; readonly answer: string } | null
  /** The list last shown in this conversation, as it was shown. */
  readonly last_list: readonly TaskMark[] | null
  /** The task last touched or named in this conversation. */
  readonly last_task: TaskMark | null
  /** Absent where the decision does not look back, and in the first turn of a conversation. */
  readonly previous?: PreviousTurn
  /** How the user has figures like 3/4 read; month first unless said. */
  readonly date_order?: DateOrder
  /** Tasks of the user's own that share a word with the message: it was read against them. */
  readonly tasks?: readonly KnownTask[]
  /** What the user's lists and labels are called, as far as they came along with the message. */
  readonly lists?: readonly string[]
  readonly labels?: readonly string[]
  /** What the conversation had in mind, by number: the list last shown, the task last touched, what the turn before did. */
  readonly in_mind?: {
    readonly shown: readonly number[]
    readonly focus: number | null
    /** What was touched, latest first. */
    readonly touched?: readonly number[]
    readonly intents: readonly Intent[]
  }
}

export const toolNames = [
  'add_task',
  'list_tasks',
  'get_task',
  'update_task',
  'complete_task',
  'delete_task',
  'restore_task',
  'undo',
  'show_lists',
  'make_list',
  'rename_list',
  'delete_list',
  'rename_label',
] as const
export type ToolName = (typeof toolNames)[number]

export interface ToolCall {
  readonly tool: ToolName
  readonly params: Readonly<Record<string, unknown>>
  /** The command this call serves; goes into the audit row. */
  readonly intent: Intent
  /** Acts only if the task is still at this version; checked in the transaction of the change. */
  readonly expected_version?: number
  /** The open question whose answer allows this call; claimed in the transaction of the change. */
  readonly claims?: string
}

export const toolErrors = [
  'VALIDATION_ERROR',
  'TASK_NOT_FOUND',
  'LIST_NOT_FOUND',
  'CONFLICT',
  'UNAUTHORIZED',
  'DATABASE_ERROR',
  'INTERNAL_ERROR',
] as const
export type ToolErrorCode = (typeof toolErrors)[number]

/** What every tool answers. */
export type ToolResult =
  | {
      readonly success: true
      readonly data: Record<string, unknown>
      readonly error: null
      readonly error_code: null
    }
  | {
      readonly success: false
      readonly data: null
      readonly error: string
      readonly error_code: ToolErrorCode
    }

/** One finished call of a turn, numbered from 1. */
export interface Outcome {
  readonly sequence: number
  readonly call: ToolCall
  readonly result: ToolResult
  readonly duration_ms: number
}

export const decisionTypes = [
  'INVOKE_TOOL',
  'RESPOND_ONLY',
  'ASK_CLARIFICATION',
  'REQUEST_CONFIRMATION',
  'EXECUTE_PENDING',
  'CANCEL_PENDING',
] as const
export type DecisionType = (typeof decisionTypes)[number]

export const states = ['complete', 'needs_clarification', 'needs_confirmation', 'error'] as const
export type State = (typeof states)[number]

export const errorTypes = [
  'ValidationError',
  'IntentClassificationError',
  'ToolInvocationError',
  'UnauthorizedError',
] as const
export type ErrorType = (typeof errorTypes)[number]

export interface Decision {
  readonly decision_type: DecisionType
  readonly state: State
  /** What the reply says, in order. A claim names the outcome that proves it. */
  readonly says: readonly Saying[]
  /** The new open question; null closes whatever was open. */
  readonly question: Question | null
  /** null: no list was shown in this turn, the earlier one stays in mind. */
  readonly shown: readonly TaskMark[] | null
  readonly touched: LastTask | null
  readonly intents: readonly Intent[]
  /** The message was taken as an answer or a correction; how sure its reading was by itself does not matter then. */
  readonly answered?: true
  readonly error_type?: ErrorType
}

export type Step = { readonly call: ToolCall } | { readonly done: Decision }
