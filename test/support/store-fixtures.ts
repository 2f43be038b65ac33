/** What the store's tests send in: turns, leases, changes, tasks, each with only the part that matters spelled out. */
import { randomUUID } from 'node:crypto'
import type { Decision, ToolResult } from '../../src/domain/decision.ts'
import type { PendingAction } from '../../src/domain/pending.ts'
import type { Task } from '../../src/domain/task.ts'
import { fieldsOf, type TaskFields } from '../../src/domain/task-fields.ts'
import type { Actor } from '../../src/store/actor.ts'
import type { Store } from '../../src/store/contract.ts'
import type { Invocation } from '../../src/store/contract-calls.ts'
import type { Change, Recorded } from '../../src/store/contract-changes.ts'
import type { TaskWriter } from '../../src/store/contract-tasks.ts'
import type { Claim, Ending, Lease, NewTurn } from '../../src/store/contract-turns.ts'

export const AT = '2026-03-04T09:00:00.000Z'
export const NOW = { epoch_ms: Date.parse(AT), timezone: 'Europe/Berlin' }

export const newId = (): string => randomUUID()

export function actorOf(user_id: string, source: Actor['source'] = 'page', client = 'page'): Actor {
  return { user_id, source, client }
}

export function newTurn(user_id: string, parts: Partial<NewTurn> = {}): NewTurn {
  return {
    user_id,
    id: newId(),
    conversation_id: newId(),
    opens_conversation: true,
    request_hash: 'hash',
    message: 'add milk',
    received_at: AT,
    request: {
      timezone: 'Europe/Berlin',
      literal: [],
      pressed: null,
      dry_run: false,
      accepted_at: AT,
      actor: actorOf(user_id, 'chat', 'page'),
    },
    timezone: 'UTC',
    ...parts,
  }
}

export function lease(owner: string, now_ms = 0, ttl_ms = 10_000): Lease {
  return { owner, now_ms, ttl_ms }
}

/** A turn that runs at once. */
export async function startTurn(store: Store, turn: NewTurn, owner = newId()): Promise<Claim> {
  const accepted = await store.accept(turn, lease(owner), 10)
  if (accepted.kind !== 'accepted' || accepted.claim === null)
    throw new Error(`not started: ${accepted.kind}`)
  return accepted.claim
}

export const nothingGathered = { decided: null, reads: [] }

const decision: Decision = {
  decision_type: 'RESPOND_ONLY',
  state: 'complete',
  says: [],
  question: null,
  shown: null,
  touched: null,
  intents: ['CREATE_TASK'],
}

export function ending(parts: Partial<Ending> = {}): Ending {
  return {
    decision,
    response: { response_text: 'Added.' },
    reply: 'Added.',
    replied_at: AT,
    pending: null,
    last_list: null,
    last_task: null,
    ...parts,
  }
}

export function question(id = newId()): PendingAction {
  return {
    id,
    action_type: 'DELETE_TASK',
    tasks: [],
    commands: [],
    question: 'Delete it?',
    options: [],
    created_at: AT,
    expires_at: '2026-03-04T09:05:00.000Z',
  }
}

export function invocation(actor: Actor, parts: Partial<Invocation> = {}): Invocation {
  return {
    id: newId(),
    turn: newId(),
    sequence: 1,
    actor,
    conversation_id: null,
    message_id: null,
    tool: 'add_task',
    params: { title: 'x' },
    params_hash: 'params',
    intent: 'DIRECT',
    call: null,
    result: done({}),
    invoked_at: AT,
    duration_ms: 0,
    attempts: 1,
    ...parts,
  }
}

export function changeBy(actor: Actor, parts: Partial<Invocation> = {}, rest: Partial<Change> = {}): Change {
  const { result: _, duration_ms: __, ...named } = invocation(actor, parts)
  return { invocation: named, claim: null, gathered: null, claims: null, elapsed: () => 7, ...rest }
}

/** A change made in the name of a running turn. */
export function changeOf(claim: Claim, parts: Partial<Invocation> = {}, rest: Partial<Change> = {}): Change {
  const { turn } = claim
  const chat = { turn: turn.id, message_id: turn.id, conversation_id: turn.conversation_id }
  return changeBy(turn.request.actor, { ...chat, ...parts }, { claim, gathered: nothingGathered, ...rest })
}

export function done(data: Record<string, unknown>): ToolResult {
  return { success: true, data, error: null, error_code: null }
}

export const failed: ToolResult = { success: false, data: null, error: 'No.', error_code: 'CONFLICT' }

export function fields(title: string, parts: Partial<TaskFields> = {}): TaskFields {
  return fieldsOf({ title, ...parts })
}

export function adding(title: string, parts: Partial<TaskFields> = {}) {
  return async (tasks: TaskWriter) => done({ task: await tasks.add(newId(), fields(title, parts), AT) })
}

/** One call of its own that hands back what its work returned. */
export async function act<T>(
  store: Store,
  actor: Actor,
  work: (tasks: TaskWriter) => Promise<T>,
  parts: Partial<Invocation> = {},
): Promise<T> {
  const got: T[] = []
  await store.change(changeBy(actor, parts), async (tasks) => {
    got.splice(0, 1, await work(tasks))
    return done({})
  })
  const [value] = got
  if (value === undefined) throw new Error('the work did not run')
  return value
}

export function add(
  store: Store,
  user: string,
  title: string,
  parts: Partial<TaskFields> = {},
): Promise<Task> {
  return act(store, actorOf(user), (tasks) => tasks.add(newId(), fields(title, parts), AT))
}

export function resultOf(recorded: Recorded): ToolResult {
  if (recorded.kind !== 'done') throw new Error(recorded.kind)
  return recorded.result
}
