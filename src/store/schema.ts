/**
 * The tables, as the query builder sees them. Every key is led by `user_id`.
 * Dates, times and JSON are text in both engines, flags are 0 or 1.
 */
import type { AccessSchema } from './schema-access.ts'
import type { RingSchema } from './schema-rings.ts'
import type { FieldColumns } from './tasks/columns.ts'

export interface Schema extends RingSchema, AccessSchema {
  users: Users
  conversations: Conversations
  messages: Messages
  turns: Turns
  pending_actions: PendingActions
  tool_invocations: ToolInvocations
  tasks: Tasks
  task_words: TaskWords
  note_words: TaskWords
  task_revisions: TaskRevisions
  groupings: Groupings
  task_labels: TaskLabels
  list_revisions: ListRevisions
  events: Events
  delete_tokens: DeleteTokens
  model_days: ModelDays
  rates: Rates
  erased_users: ErasedUsers
}

/** Locked by every change: hands out task and event numbers without gaps, and knows how many tasks there are. */
export interface Users {
  id: string
  next_number: number
  next_event: number
  settings: string | null
  pending: number
  completed: number
  /** null: as anyone. `leaving`: everything about them is being erased. */
  closed: 'disabled' | 'leaving' | null
}

export interface Conversations {
  user_id: string
  id: string
  title: string | null
  client: string | null
  created_at: string
  updated_at: string
  next_seq: number
  lease_owner: string | null
  lease_until: string | null
  fence: number
  last_list: string | null
  last_task: string | null
  last_intents: string | null
}

interface Messages {
  user_id: string
  conversation_id: string
  seq: number
  id: string
  role: 'user' | 'assistant'
  content: string
  created_at: string
}

export interface Turns {
  user_id: string
  id: string
  conversation_id: string
  seq: number
  request_hash: string
  request: string
  received_at: string
  status: 'received' | 'decided' | 'done'
  decided: string | null
  decision: string | null
  response: string | null
  reads: string | null
}

export interface PendingActions {
  user_id: string
  conversation_id: string
  id: string
  action: string
  created_at: string
  expires_at: string
  created_turn: string
  claimed_turn: string | null
}

export interface ToolInvocations {
  user_id: string
  turn: string
  sequence: number
  id: string
  source: string
  client: string | null
  conversation_id: string | null
  message_id: string | null
  tool: string
  params: string
  params_hash: string
  intent: string
  call: string | null
  success: number
  result: string | null
  error: string | null
  error_code: string | null
  invoked_at: string
  duration_ms: number
  attempts: number
}

/** What a user can say of a task has a column each, as it is declared. */
export interface Tasks extends FieldColumns {
  user_id: string
  id: string
  number: number
  completed_at: string | null
  created_at: string
  updated_at: string
  version: number
  deleted_at: string | null
  sort_key: string
  /** What its list is found by; empty for the main one. */
  list_key: string
}

/** A list or a label: its name as it is shown, and how many tasks go by it. */
export interface Groupings {
  user_id: string
  kind: 'list' | 'label'
  key: string
  name: string
  pending: number
  completed: number
  /** Grows with every change to it, and to a task in it. */
  version: number
  created_at: string
}

/** The labels of every task that is not deleted, in the list's own order. */
interface TaskLabels {
  user_id: string
  label: string
  sort_key: string
}

/** What was done to a list as such; null: it was not there. */
export interface ListRevisions {
  user_id: string
  event_seq: number
  turn: string
  invocation_id: string
  tool: string
  source: string
  client: string | null
  program: string | null
  before: string | null
  after: string | null
  is_undo: number
  undone_by: string | null
}

/** The distinct words of every title, or note, that is not deleted, in the list's own order. */
interface TaskWords {
  user_id: string
  word: string
  sort_key: string
}

export interface TaskRevisions {
  user_id: string
  task_id: string
  version: number
  event_seq: number
  turn: string
  invocation_id: string
  tool: string
  source: string
  client: string | null
  /** Which token it came with, or which program; names can be shared. */
  program: string | null
  before: string | null
  after: string
  was_deleted: number
  is_deleted: number
  is_undo: number
  undone_by: string | null
}

interface Events {
  user_id: string
  seq: number
  at: string
  kind: string
  task_id: string
  invocation_id: string
  source: string
  client: string | null
  conversation_id: string | null
  message_id: string | null
}

/** So that nothing under way makes them anew: a hash of who it was. */
interface ErasedUsers {
  mark: string
}

/** How often something was done in the latest minute in which it was. */
interface Rates {
  key: string
  minute: number
  used: number
}

/** How often a model was asked for a user, on the latest such day (UTC). */
interface ModelDays {
  user_id: string
  day: string
  asked: number
}

interface DeleteTokens {
  user_id: string
  token_hash: string
  task_id: string
  version: number
  expires_at: string
}
