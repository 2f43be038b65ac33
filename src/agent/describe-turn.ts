/** A decided turn as the outside sees it: reply, state, calls, and how the sentence was read. */
import { epochOf, instantText } from '../domain/calendar.ts'
import type { ChatMetadata, ChatResponse, ToolInvocation } from '../domain/chat.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import { PENDING_LIFETIME_MS, type PendingAction } from '../domain/pending.ts'
import type { World } from '../domain/world.ts'
import { type Report, report } from '../report/report.ts'

/** An answer is read by closed rules against the question it answers. */
const ANSWER = 0.95

export interface Described {
  readonly user_id: string
  readonly context: DecisionContext
  readonly decision: Decision
  readonly outcomes: readonly Outcome[]
  readonly started: number
  readonly ended: number
}

type Facts = Pick<ChatResponse, 'response_text' | 'state' | 'decision_type' | 'tool_invocations' | 'metadata'>

export function describeTurn(turn: Described): { readonly facts: Facts; readonly reply: Report } {
  const { context, decision, outcomes, user_id } = turn
  const reply = report(decision, outcomes, context.now)
  const facts = {
    response_text: reply.text,
    state: decision.state,
    decision_type: decision.decision_type,
    tool_invocations: outcomes.map((outcome) => invocation(outcome, user_id)),
    metadata: metadata(turn),
  }
  return { facts, reply }
}

/** The question of a decision, with its words, its buttons and its five minutes. */
export function openQuestion(
  { question }: Decision,
  reply: Report,
  asked_at: string,
  ids: Pick<World, 'newId'>,
  asked_of?: string,
): PendingAction | null {
  if (!question) return null
  const expires_at = instantText(epochOf(asked_at) + PENDING_LIFETIME_MS)
  return {
    ...question,
    id: ids.newId(),
    question: reply.question ?? '',
    options: reply.options,
    created_at: asked_at,
    expires_at,
    ...(asked_of !== undefined && { asked_of }),
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

function metadata({ context, decision, outcomes, started, ended }: Described): ChatMetadata {
  const { interpretation } = context
  const read = interpretation.commands.map(({ intent }) => intent)
  const intents = decision.intents.length > 0 ? decision.intents : read
  return {
    intent: intents[0] ?? 'UNKNOWN',
    intents,
    confidence: decision.answered ? Math.max(ANSWER, interpretation.confidence) : interpretation.confidence,
    classification_method: interpretation.method,
    tool_called: outcomes.at(-1)?.call.tool ?? null,
    reasoning: interpretation.reasoning,
    execution_time_ms: Math.max(0, Math.round(ended - started)),
    ...(decision.error_type ? { error_type: decision.error_type } : {}),
    ...(interpretation.model_away === undefined ? {} : { warnings: [interpretation.model_away] }),
  }
}
