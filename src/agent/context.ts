/** Everything the decision may depend on, gathered once and then fixed. */
import { epochOf } from '../domain/calendar.ts'
import type { DecisionContext } from '../domain/decision.ts'
import type { Claim } from '../store/contract-turns.ts'
import type { AgentPorts } from './ports.ts'

export function contextOf(claim: Claim, { reader, policy }: AgentPorts): DecisionContext {
  const { turn, pending, last_list, last_task } = claim
  const now = { epoch_ms: epochOf(turn.received_at), timezone: turn.request.timezone }
  const reading = reader.read(turn.message, {
    now,
    pending: pending && asked(pending),
    literal: turn.request.literal,
  })
  const interpretation = turn.request.dry_run ? { ...reading, dry_run: true as const } : reading
  const { pressed } = turn.request
  return { message: turn.message, now, policy, interpretation, pending, pressed, last_list, last_task }
}

function asked({ action_type, tasks, options }: NonNullable<Claim['pending']>) {
  const [task] = tasks
  return { action_type, options, ...(task ? { title: task.title } : {}) }
}
