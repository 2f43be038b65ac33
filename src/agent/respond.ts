/** The end of a turn: the reply in words, the response in full, and what the conversation keeps in mind. */
import { epochOf, instantText } from '../domain/calendar.ts'
import type { ChatMetadata, ChatResponse, PendingConfirmation, ToolInvocation } from '../domain/chat.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import { PENDING_LIFETIME_MS, type PendingAction } from '../domain/pending.ts'
import { type Report, report } from '../report/report.ts'
import type { Claim, Ending } from '../store/contract-turns.ts'
import type { AgentPorts } from './ports.ts'

export interface Ended {
  readonly claim: Claim
  readonly context: DecisionContext
  readonly decision: Decision
  readonly outcomes: readonly Outcome[]
  readonly started: number
}

export function respond(ended: Ended, { world }: AgentPorts): { response: ChatResponse; ending: Ending } {
  const { claim, context, decision, outcomes } = ended
  const { turn } = claim
  const reply = report(decision, outcomes, context.now)
  const pending = openQuestion(decision, reply, turn.request.accepted_at, world.newId())
  const response: ChatResponse = {
    conversation_id: turn.conversation_id,
    message_id: turn.id,
    response_text: reply.text,
    state: decision.state,
    decision_type: decision.decision_type,
    tool_invocations: outcomes.map((outcome) => invocation(outcome, turn.user_id)),
    pending_confirmation: pending && shownQuestion(pending),
    metadata: metadata(ended, world.now()),
  }
  const ending: Ending = {
    decision,
    response: { ...response },
    reply: reply.text,
    replied_at: instantText(world.now()),
    pending,
    last_list: decision.shown ?? claim.last_list,
    last_task: decision.touched ?? claim.last_task,
  }
  return { response, ending }
}

function openQuestion(
  { question }: Decision,
  reply: Report,
  asked_at: string,
  id: string,
): PendingAction | null {
  if (!question) return null
  const expires_at = instantText(epochOf(asked_at) + PENDING_LIFETIME_MS)
  return {
    ...question,
    id,
    question: reply.question ?? '',
    options: reply.options,
    created_at: asked_at,
    expires_at,
  }
}

function shownQuestion({ commands: _, tasks, options, ...pending }: PendingAction): PendingConfirmation {
  return {
    ...pending,
    tasks: tasks.map(({ id, number, title }) => ({ id, number, title })),
    ...(options.length > 0 ? { options } : {}),
  }
}

function invocation({ sequence, call, result, duration_ms }: Outcome, user_id: string): ToolInvocation {
  return {
    sequence,
    tool_name: call.tool,
    parameters: { user_id, ...call.params },
    result: result.data,
    success: result.success,
    error: result.error,
    error_code: result.error_code,
    duration_ms,
  }
}

function metadata({ context, decision, outcomes, started }: Ended, now: number): ChatMetadata {
  const { interpretation } = context
  const read = interpretation.commands.map(({ intent }) => intent)
  const intents = decision.intents.length > 0 ? decision.intents : read
  return {
    intent: intents[0] ?? 'UNKNOWN',
    intents,
    confidence: interpretation.confidence,
    classification_method: interpretation.method,
    tool_called: outcomes.at(-1)?.call.tool ?? null,
    reasoning: interpretation.reasoning,
    execution_time_ms: Math.max(0, Math.round(now - started)),
    ...(decision.error_type ? { error_type: decision.error_type } : {}),
    ...(interpretation.model_away === undefined ? {} : { warnings: [interpretation.model_away] }),
  }
}
