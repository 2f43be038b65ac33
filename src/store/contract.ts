/**
 * What the rest of the product may ask of a database. One contract, two engines, one set of tests.
 * Every method is one transaction, or one read; none is held open while anyone waits for a model or a tool.
 */
import type { PreviousTurn, ToolErrorCode, ToolResult } from '../domain/decision.ts'
import type { Source } from './actor.ts'
import type { Invocation } from './contract-calls.ts'
import type { Change, Recorded } from './contract-changes.ts'
import type { RingStore } from './contract-rings.ts'
import type { ServiceStore } from './contract-service.ts'
import type { TaskReader, TaskWriter } from './contract-tasks.ts'
import type {
  Accepted,
  Claim,
  Decided,
  Ending,
  Gathered,
  Lease,
  LeftInMind,
  NewTurn,
  RecordedTurn,
  Turn,
} from './contract-turns.ts'

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
  /** The name of a program, exactly. */
  readonly client?: string
  /** Only calls that changed this task. */
  readonly task?: string
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

/** Thrown by `together` when something in it may take long to read: it has to be done step by step. */
export class TakesTooLong extends Error {
  override readonly name = 'TakesTooLong'
}

export interface Store extends Steps, ServiceStore, RingStore {
  /**
   * Several steps in one transaction: all of them are there afterwards, or the promise is rejected. Only for work
   * that waits for nothing but the store: others may be kept waiting by it. May reject with `TakesTooLong`.
   */
  together<T>(work: (steps: Steps) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Each is one transaction, or one read. */
export interface Steps {
  /** Known key → its turn; else a place in the conversation, the message and the turn, in one transaction. */
  accept(turn: NewTurn, lease: Lease, queue_limit: number): Promise<Accepted>
  /** The lowest open turn of the conversation, if nobody else is running it. */
  acquire(user_id: string, conversation_id: string, lease: Lease): Promise<Claim | null>
  /** False: the claim is lost. */
  renew(claim: Claim, lease: Lease): Promise<boolean>
  /** Keeps how the turn was read before anything is done with it: a model is never asked twice. */
  decided(claim: Claim, decided: Decided): Promise<void>
  finish(claim: Claim, gathered: Gathered, ending: Ending): Promise<void>
  turn(user_id: string, id: string): Promise<Turn | null>
  /** The turn before this one in its conversation, if it was finished with a decision. */
  previous(turn: Turn): Promise<PreviousTurn | null>
  /** Finished turns by user, conversation and place; for playing them again. */
  recorded(after: RecordedTurn['place'] | null, limit: number): Promise<readonly RecordedTurn[]>
  /** Conversations with turns that were not finished, oldest first. */
  unfinished(): Promise<readonly { readonly user_id: string; readonly conversation_id: string }[]>

  /** Change, revisions, events and audit row in one transaction; a known key acts no second time. */
  change(change: Change, work: (tasks: TaskWriter) => Promise<ToolResult>): Promise<Recorded>
  /** The call made under this key, and the task it was about; null: there was none. */
  called(
    user_id: string,
    key: { readonly turn: string; readonly sequence: number },
  ): Promise<{ readonly task_id: string | null } | null>
  /** Counts a call that was refused before anything was done; nothing else of it is kept. */
  refused(invocation: Invocation): Promise<void>
  /** An audit row on its own: a read, or a call that finally failed. Of a read it has which tasks, and how many. */
  record(invocation: Invocation, claim: Claim | null): Promise<void>
  reader(user_id: string): TaskReader
  /** Clears away tasks deleted at or before that moment, at most so many; says how many it were. */
  purge(before: string, limit: number): Promise<number>

  conversation(user_id: string, id: string): Promise<Conversation | null>
  /** null: there is no such conversation. */
  inMind(user_id: string, conversation_id: string): Promise<LeftInMind | null>
  latestConversation(user_id: string, client: string): Promise<Conversation | null>
  /** The latest first; with words, only those that have all of them in their name or in what was said. */
  conversations(user_id: string, limit: number, cursor?: string, words?: string): Promise<Page<Conversation>>
  messages(
    user_id: string,
    conversation_id: string,
    limit: number,
    after_seq?: number,
  ): Promise<readonly StoredMessage[]>
  /** Counts one question to a model; false, and nothing counted, when the user's limit for that day is reached. */
  spend(user_id: string, day: string, limit: number): Promise<boolean>
  audit(user_id: string, filter: AuditFilter): Promise<Page<AuditRow>>

  /** One cheap query; throws when the database cannot be used. */
  ping(): Promise<void>
}
