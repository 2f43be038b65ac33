/** What is asked about one task; of several that are there, that they are. */
import type { GetTask } from '../../domain/command.ts'
import type { Task } from '../../domain/task.ts'
import { markOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { OFFERED, whichOf } from '../unclear.ts'

export function* get(command: GetTask, mind: Mind): Plan<CommandEnd> {
  const { asks } = command.params
  const found = yield* targets(command, mind)
  if ('end' in found) return found.end
  const [only, ...more] = found.tasks.map(markOf)
  if (more.length > 0 && asks === 'exists') return yield* allThere(command, found.tasks.slice(0, OFFERED))
  if (!only || more.length > 0) return whichOf(command, found.tasks)
  const outcome = yield { tool: 'get_task', params: { task_id: only.id }, intent: command.intent }
  if (!outcome.result.success) return failure(outcome)
  const asked = asks === undefined ? {} : { asks }
  return { says: [{ say: 'shown', outcome: outcome.sequence, ...asked }], task: only }
}

function* allThere(command: GetTask, tasks: readonly Task[]): Plan<CommandEnd> {
  const outcomes: number[] = []
  for (const { id } of tasks) {
    const outcome = yield { tool: 'get_task', params: { task_id: id }, intent: command.intent }
    if (!outcome.result.success) return failure(outcome)
    outcomes.push(outcome.sequence)
  }
  return { says: [{ say: 'exist', outcomes }], list: tasks.map(markOf) }
}
