/** One step of a turn: one tool call, through the port, under the key (message_id, sequence). */
import type { DecisionContext, Outcome, ToolCall } from '../domain/decision.ts'
import type { RunningTurn } from '../tools/call-scope.ts'
import type { TurnPorts } from './ports.ts'

export async function act(
  call: ToolCall,
  sequence: number,
  context: DecisionContext,
  running: RunningTurn,
  { store, tools, world }: TurnPorts,
): Promise<Outcome> {
  const { turn } = running.claim
  const started = world.now()
  const result = await tools.call(call.tool, call.params, {
    store,
    world,
    actor: turn.request.actor,
    now: context.now,
    key: { turn: turn.id, sequence },
    intent: call.intent,
    turn: running,
    call,
  })
  return { sequence, call, result, duration_ms: Math.max(0, Math.round(world.now() - started)) }
}
