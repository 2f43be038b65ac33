/**
 * The agent for those who keep conversations themselves: one request in, one response out, nothing remembered.
 * The same reading, policy and sentences as everywhere; only the tools are whatever the caller brings.
 */
import { decide } from '../decide/decide.ts'
import { epochOf, instantText, type Moment } from '../domain/calendar.ts'
import type { ChatResponse } from '../domain/chat.ts'
import type { DecisionContext, Outcome, PolicyName, ToolCall, ToolResult } from '../domain/decision.ts'
import { type Beside, type KnownTask, nothingBeside } from '../domain/known-task.ts'
import type { PendingAction, TaskMark } from '../domain/pending.ts'
import { problem } from '../domain/problem.ts'
import { rulesReader } from '../understand/rules-reader.ts'
import { describeTurn, openQuestion } from './describe-turn.ts'
import { checkedMessage } from './new-turn.ts'
import type { Reader } from './ports.ts'
import { asked, pointsSomewhere } from './read-message.ts'
import { kept, seen, viewOf } from './view.ts'

export interface AgentRequest {
  readonly user_id: string
  readonly message: string
  /** Oldest first; the last 50 count. */
  readonly conversation_history?: readonly {
    readonly role: 'user' | 'assistant' | 'system'
    readonly content: string
  }[]
  /** Tasks the user was shown last, in that order: "the first one" and "it" are found there. */
  readonly prior_context?: { readonly tasks?: readonly TaskMark[] }
  /** The question of the last response, as it came. */
  readonly pending_confirmation?: PendingAction | null
  /** IANA zone of the user; UTC unless given. */
  readonly timezone?: string
  /** When the message was sent, ISO; now unless given. */
  readonly timestamp?: string
}

export interface AgentResponse
  extends Pick<ChatResponse, 'response_text' | 'state' | 'decision_type' | 'tool_invocations' | 'metadata'> {
  readonly pending_confirmation: PendingAction | null
}

export interface RunPorts {
  /** Makes one call for that user and says what came of it. “Today” is judged where and when the message was sent. */
  call(
    call: ToolCall,
    about: { readonly user_id: string; readonly sequence: number; readonly now: Moment },
  ): Promise<ToolResult>
  /** Tasks of that user a message may be about; without it, those of `prior_context`. */
  related?(text: string, about: { readonly user_id: string }): Promise<readonly KnownTask[] | Beside>
  newId(): string
  now(): number
  readonly policy?: PolicyName
  readonly reader?: Reader
}

const HISTORY = 50

export async function runAgent(request: AgentRequest, ports: RunPorts): Promise<AgentResponse> {
  if (request.user_id === '') throw problem('UNAUTHORIZED')
  const started = ports.now()
  const context = await contextFor(request, ports)
  const outcomes: Outcome[] = []
  for (;;) {
    const step = decide(context, outcomes)
    if ('done' in step) {
      const turn = {
        context,
        decision: step.done,
        outcomes,
        user_id: request.user_id,
        started,
        ended: ports.now(),
      }
      const { facts, reply } = describeTurn(turn)
      const asked_at = instantText(ports.now())
      return { ...facts, pending_confirmation: openQuestion(step.done, reply, asked_at, ports) }
    }
    const sequence = outcomes.length + 1
    const began = ports.now()
    const result = await ports.call(step.call, { user_id: request.user_id, sequence, now: context.now })
    outcomes.push({ sequence, call: step.call, result, duration_ms: Math.max(0, ports.now() - began) })
  }
}

async function contextFor(request: AgentRequest, ports: RunPorts): Promise<DecisionContext> {
  const message = checkedMessage(request.message)
  const { timestamp, timezone = 'UTC', pending_confirmation: pending = null } = request
  const accepted_ms = ports.now()
  const now: Moment = { epoch_ms: timestamp === undefined ? accepted_ms : epochOf(timestamp), timezone }
  const reader = ports.reader ?? rulesReader
  const last_list = request.prior_context?.tasks ?? null
  const last_task = lastNamed(request)
  const pointing = pointsSomewhere({ pending, last_list, last_task })
  const spoken = { pending, last_list, last_task }
  const view = viewOf(message, await besideOf(request, message, ports), spoken, now)
  const interpretation = await reader.read(message, { now, ...asked(pending), pointing, ...seen(view) }, null)
  const policy = ports.policy ?? 'standard'
  const mind = { ...spoken, ...kept(view) }
  return { message, now, accepted_ms, policy, interpretation, pressed: null, ...mind }
}

async function besideOf(
  { user_id, prior_context }: AgentRequest,
  message: string,
  ports: RunPorts,
): Promise<Beside> {
  const found = await ports.related?.(message, { user_id })
  if (found && 'tasks' in found) return found
  const unknown = { completed: false, due_date: null, priority: null }
  const shown = (prior_context?.tasks ?? []).map(({ number, title, id }) => ({
    number,
    title,
    ...unknown,
    id,
  }))
  return { ...nothingBeside, tasks: found ?? shown }
}

/** "It" is the only task in view, or the one named last in the conversation. */
function lastNamed({ prior_context, conversation_history = [] }: AgentRequest): TaskMark | null {
  const tasks = prior_context?.tasks ?? []
  const [only, ...more] = tasks
  if (only && more.length === 0) return only
  const recent = conversation_history.slice(-HISTORY).map(({ content }) => content.toLowerCase())
  const named = recent
    .toReversed()
    .find((text) => tasks.some(({ title }) => text.includes(title.toLowerCase())))
  return tasks.find(({ title }) => named?.includes(title.toLowerCase())) ?? null
}
