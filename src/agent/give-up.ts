/**
 * The end of a turn that throws whenever it is tried: a plain answer, from what it had done until then. It has to come
 * to an end, since whatever is said next in its conversation waits for it.
 */
import { fromRecord } from '../decide/from-record.ts'
import { epochOf, isTimeZone } from '../domain/calendar.ts'
import type { ChatResponse } from '../domain/chat.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import type { Claim } from '../store/contract-turns.ts'
import type { TurnPorts } from './ports.ts'
import { respond } from './respond.ts'

/** How far a turn came. */
export interface Progress {
  context: DecisionContext | null
  outcomes: readonly Outcome[]
}

export async function giveUp(
  claim: Claim,
  { context, outcomes }: Progress,
  ports: TurnPorts,
): Promise<ChatResponse> {
  const known = context ?? claim.turn.decided?.context ?? nothingRead(claim, ports)
  const decision: Decision = {
    ...fromRecord(known, outcomes),
    state: 'error',
    error_type: 'ToolInvocationError',
  }
  const started = ports.world.now()
  const ended = { claim, context: { ...known, now: usable(known.now) }, decision, outcomes, started }
  const { response, ending } = respond(ended, ports)
  await ports.store.finish(claim, { decided: null, reads: [] }, ending)
  return response
}

/** An odd zone may be what it fell over. */
function usable(now: DecisionContext['now']): DecisionContext['now'] {
  return isTimeZone(now.timezone) ? now : { ...now, timezone: 'UTC' }
}

function nothingRead({ turn }: Claim, { policy }: TurnPorts): DecisionContext {
  const { message, received_at, request } = turn
  return {
    message,
    now: { epoch_ms: epochOf(received_at), timezone: request.timezone },
    policy,
    interpretation: {
      commands: [{ intent: 'UNKNOWN', params: {}, spans: {} }],
      confidence: 0,
      method: 'RULE_BASED',
      rules: [],
      reasoning: 'It could not be read.',
    },
    pending: null,
    pressed: null,
    last_list: null,
    last_task: null,
  }
}
