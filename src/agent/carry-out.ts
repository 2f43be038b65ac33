/**
 * The middle of a turn: read the sentence, then decide and act until the decision is made, then persist the reply.
 * Played again after a crash it feeds the recorded outcomes back in and goes on where it stopped.
 */

import { decide } from '../decide/decide.ts'
import { fromRecord } from '../decide/from-record.ts'
import { epochOf } from '../domain/calendar.ts'
import type { ChatResponse } from '../domain/chat.ts'
import { involvedModel } from '../domain/command.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import type { Claim } from '../store/contract-turns.ts'
import { RunningTurn } from '../tools/call-scope.ts'
import { CallDiffers } from '../tools/port.ts'
import { act } from './act.ts'
import { contextOf } from './context.ts'
import type { Progress } from './give-up.ts'
import { withModelAway } from './model-away.ts'
import type { TurnPorts } from './ports.ts'
import { respond } from './respond.ts'

/** A turn that changed nothing and is older than this is not done any more: its moment has passed. */
const TOO_OLD_MS = 5 * 60_000

/** `progress` gets how far it came, should it throw. */
export async function carryOut(
  claim: Claim,
  ports: TurnPorts,
  progress: Progress = { context: null, outcomes: [] },
): Promise<ChatResponse> {
  const running = new RunningTurn(claim)
  const started = ports.world.now()
  const context = claim.turn.decided?.context ?? (await read(running, ports))
  progress.context = context
  const { decision, outcomes } = await run(context, running, ports, progress)
  const { response, ending } = respond({ claim, context, decision, outcomes, started }, ports)
  await ports.store.finish(claim, running.gathered(), ending)
  return response
}

/** Reading waits for nothing but the model. What a model read is kept at once; what rules read, with the first change. */
async function read(running: RunningTurn, ports: TurnPorts): Promise<DecisionContext> {
  const { claim } = running
  const context = await contextOf(claim, ports, tooLate(claim, ports))
  const decided = { context, engine_version: ports.reader.version }
  if (involvedModel(context.interpretation)) await ports.store.decided(claim, decided)
  else running.decide(decided)
  return context
}

interface Run {
  readonly decision: Decision
  readonly outcomes: readonly Outcome[]
}

async function run(
  context: DecisionContext,
  running: RunningTurn,
  ports: TurnPorts,
  progress: Progress,
): Promise<Run> {
  const recorded = running.claim.outcomes
  if (tooLate(running.claim, ports)) return { decision: fromRecord(context, []), outcomes: [] }
  if (!replays(context, recorded)) return { decision: fromRecord(context, recorded), outcomes: recorded }
  const outcomes = [...recorded]
  progress.outcomes = outcomes
  try {
    for (;;) {
      const step = decide(context, outcomes)
      if ('done' in step) return { decision: withModelAway(step.done, context), outcomes }
      outcomes.push(await act(step.call, outcomes.length + 1, context, running, ports))
    }
  } catch (error) {
    if (!(error instanceof CallDiffers)) throw error
    return { decision: fromRecord(context, recorded), outcomes: recorded }
  }
}

function tooLate({ turn, outcomes }: Claim, { world }: TurnPorts): boolean {
  const changed = outcomes.some(
    ({ call, result }) => result.success && !['list_tasks', 'get_task'].includes(call.tool),
  )
  return !changed && world.now() - epochOf(turn.request.accepted_at) > TOO_OLD_MS
}

/** Are the recorded calls the ones this program would make? After an update they may not be. */
function replays(context: DecisionContext, recorded: readonly Outcome[]): boolean {
  return recorded.every((outcome, index) => {
    const step = decide(context, recorded.slice(0, index))
    return 'call' in step && JSON.stringify(step.call) === JSON.stringify(outcome.call)
  })
}
