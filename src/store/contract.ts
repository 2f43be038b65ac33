/**
 * What the rest of the product may ask of a database. One contract, two engines, one set of tests.
 * Every method is one transaction, or one read; none is held open while anyone waits for a model or a tool.
 */
import type { Moment } from '../domain/calendar.ts'
import type { Filter, Intent } from '../domain/command.ts'
import type {
  Decision,
  DecisionContext,
  Outcome,
  ToolCall,
  ToolErrorCode,
  ToolResult,
} from '../domain/decision.ts'
import type { PendingAction, TaskMark } from '../domain/pending.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import type { Priority } from '../domain/words.ts'

export const sources = ['chat', 'page', 'cli', 'mcp'] as const
export type Source = (typeof sources)[number]

/** Who asked for a change, as the audit trail will name them. */
export interface Actor {
  readonly user_id: string
  readonly source: Source
  /** The program it came through: "page", "terminal", an MCP client's own name. */
  readonly client: string | null
}

// ── turns ────────────────────────────────────────────────────────────────────────────────────────────────

/** One user message on its way in. `id` is the client's message_id and the key under which it acts at most once. */
export interface NewTurn {
  readonly user_id: string
  readonly id: string
  readonly conversation_id: string
  /** True when the client named no conversation and this id was just made up. */
  readonly opens_conversation: boolean
  readonly request_hash: string
  readonly message: string
  /** The turn's fixed clock, ISO in UTC with milliseconds. */
  readonly received_at: string
  /** What else the request said, kept as it came: time zone, literal spans, pressed button, client. */
  readonly request: TurnRequest
}

export interface TurnRequest {
  readonly timezone: string
  readonly literal: readonly (readonly [number, number])[]
  readonly pressed: { readonly pending_id: string; readonly answer: string } | null
  readonly dry_run: boolean
  readonly actor: Actor
}

export interface Turn extends Omit<NewTurn, 'opens_conversation'> {
  /** Place of the user's message in the conversation; its reply has the next one. */
  readonly seq: number
  readonly status: 'received' | 'decided' | 'done'
  /** Stored before the first change, so that recovery reads with the same eyes. */
  readonly decided: Decided | null
  /** The reply as it was sent, once done. */
  readonly response: Readonly<Record<string, unknown>> | null
}

export interface Decided {
  readonly context: DecisionContext
  readonly engine_version: string
}

export type Accepted =
  /** `claim` is there when nothing else was waiting, so the turn can run at once. */
  | { readonly kind: 'accepted'; readonly turn: Turn; readonly claim: Claim | null }
  /** The same key and body came before. */
  | { readonly kind: 'known'; readonly turn: Turn }
  | { readonly kind: 'reused' | 'no_conversation' | 'busy' }

/** The right to run one turn. Every write checks `owner` and `fence`; who lost them changes nothing. */
export interface Claim {
  readonly turn: Turn
  readonly owner: string
  readonly fence: number
  readonly pending: PendingAction | null
  readonly last_list: readonly TaskMark[] | null
  readonly last_task: TaskMark | null
  /** Calls of this turn that were recorded before a crash, in order. */
  readonly outcomes: readonly Outcome[]
}

/** Thrown by any write of a claim that someone else has taken over. */
export class FencedOff extends Error {
  override readonly name = 'FencedOff'
}

export interface Lease {
  readonly owner: string
  /** Real time, not the turn's. */
  readonly now_ms: number
  readonly ttl_ms: number
}

/** What a turn gathered since its last commit: written with the next change, or with its end. */
export interface Gathered {
  readonly decided: Decided | null
  /** Reads are recorded late: repeating one after a crash does no harm. */
  readonly reads: readonly Invocation[]
}

export interface Ending {
  readonly decision: Decision
  readonly response: Readonly<Record<string, unknown>>
  readonly reply: string
  readonly replied_at: string
  /** The new open question; null closes the old one. */
  readonly pending: PendingAction | null
  readonly last_list: readonly TaskMark[] | null
  readonly last_task: TaskMark | null
}

// ── tool calls ───────────────────────────────────────────────────────────────────────────────────────────

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

// ── tasks ────────────────────────────────────────────────────────────────────────────────────────────────

export interface TaskFields {
  readonly title: string
  readonly description: string | null
  readonly priority: Priority | null
  readonly due_date: string | null
  readonly timezone: string | null
}

export interface TaskQuery extends Filter {
  readonly limit: number
  readonly cursor?: string
  /** What "today" and "overdue" mean. */
  readonly now: Moment
}

export interface TaskReader {
  /** By UUID or per-user number; deleted tasks are not found. */
  find(task_id: string): Promise<Task | null>
  findDeleted(task_id: string): Promise<Task | null>
  /** Default order of design.md section 4, or best match first with `query`. */
  page(query: TaskQuery): Promise<TaskPage>
}

/** Works inside the transaction of one change. Every method that changes a task keeps its revision. */
export interface TaskWriter extends TaskReader {
  add(id: string, fields: TaskFields, at: string): Promise<Task>
  /** `completed`, `deleted` change state; the rest are fields. Same values as before still count as a change. */
  change(
    task: Task,
    change: Partial<TaskFields> & { completed?: boolean; deleted?: boolean },
    at: string,
  ): Promise<Task>
  /** The changes that `undo` would take back now, newest first; empty when there are none. */
  undoable(invocation_id?: string): Promise<readonly Revision[]>
  /** Puts a task back to how it was before that revision; null when it was changed again since. */
  revert(revision: Revision, at: string): Promise<Task | null>
  /** One-time tokens that let an MCP client go through with a previewed delete. */
  putToken(token: DeleteToken): Promise<void>
  /** Gives the token once; afterwards, or when it is too old, null. */
  useToken(token_hash: string, now: string): Promise<DeleteToken | null>
}

export interface Revision {
  readonly task_id: string
  readonly version: number
  readonly invocation_id: string
  readonly tool: string
  /** null: the task did not exist. */
  readonly before: Task | null
  readonly after: Task
  readonly was_deleted: boolean
  readonly is_deleted: boolean
}

export interface DeleteToken {
  readonly token_hash: string
  readonly task_id: string
  readonly version: number
  readonly expires_at: string
}

// ── the store ────────────────────────────────────────────────────────────────────────────────────────────

export interface Conversation {
  readonly id: string
  readonly title: string | null
  readonly created_at: string
  readonly updated_at: string
}

export interface StoredMessage {
  readonly id: string
  readonly seq: number
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly created_at: string
  /** The response of the turn, with the assistant's message. */
  readonly response: Readonly<Record<string, unknown>> | null
}

export interface AuditFilter {
  readonly from?: string
  readonly to?: string
  readonly tool?: string
  readonly success?: boolean
  readonly source?: Source
  readonly limit: number
  readonly cursor?: string
}

export interface AuditRow extends Omit<Invocation, 'params_hash' | 'call' | 'result'> {
  readonly result: unknown
  readonly success: boolean
  readonly error: string | null
  readonly error_code: ToolErrorCode | null
}

export interface Page<T> {
  readonly items: readonly T[]
  readonly next_cursor: string | null
}

export interface Store {
  /** Known key → its turn; else a place in the conversation, the message and the turn, in one transaction. */
  accept(turn: NewTurn, lease: Lease, queue_limit: number): Promise<Accepted>
  /** The lowest open turn of the conversation, if nobody else is running it. */
  acquire(user_id: string, conversation_id: string, lease: Lease): Promise<Claim | null>
  /** False: the claim is lost. */
  renew(claim: Claim, lease: Lease): Promise<boolean>
  finish(claim: Claim, gathered: Gathered, ending: Ending): Promise<void>
  turn(user_id: string, id: string): Promise<Turn | null>
  /** Conversations with turns that were not finished, oldest first. */
  unfinished(): Promise<readonly { readonly user_id: string; readonly conversation_id: string }[]>

  /** Change, revisions, events and audit row in one transaction; a known key acts no second time. */
  change(change: Change, work: (tasks: TaskWriter) => Promise<ToolResult>): Promise<Recorded>
  /** An audit row on its own: a read, or a call that finally failed. */
  record(invocation: Invocation, claim: Claim | null): Promise<void>
  reader(user_id: string): TaskReader

  conversation(user_id: string, id: string): Promise<Conversation | null>
  latestConversation(user_id: string, client: string): Promise<Conversation | null>
  conversations(user_id: string, limit: number, cursor?: string): Promise<Page<Conversation>>
  messages(
    user_id: string,
    conversation_id: string,
    limit: number,
    after_seq?: number,
  ): Promise<readonly StoredMessage[]>
  audit(user_id: string, filter: AuditFilter): Promise<Page<AuditRow>>

  /** One cheap query; throws when the database cannot be used. */
  ping(): Promise<void>
  close(): Promise<void>
}
