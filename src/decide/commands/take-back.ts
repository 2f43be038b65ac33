/** Undo and restore: both bring back what was there, and say what came back. */
import type { Reference, RestoreTask, Undo } from '../../domain/command.ts'
import { candidates } from '../../domain/match.ts'
import { limits } from '../../domain/words.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan, unserved } from '../plan.ts'

export function* undo(command: Undo): Plan<CommandEnd> {
  const wanted = Math.min(command.params.count ?? 1, limits.plan)
  const says: CommandEnd['says'][number][] = []
  while (says.length < wanted) {
    const outcome = yield { tool: 'undo', params: {}, intent: command.intent }
    if (!outcome.result.success) {
      const nothing = outcome.result.error_code === 'TASK_NOT_FOUND'
      if (!nothing)
        return { ...failure(outcome), says: [...says, { say: 'failed', outcome: outcome.sequence }] }
      return { says: says.length > 0 ? says : [{ say: 'nothing_to_undo' }] }
    }
    says.push({ say: 'undone', outcome: outcome.sequence })
  }
  return { says }
}

/** A deleted task is in no list: it is known by its number, or as the task just talked about. */
export function* restore(command: RestoreTask, mind: Mind): Plan<CommandEnd> {
  const task_id = deletedTask(command.params.reference, mind)
  if (task_id === null) return unserved({ say: 'say_which' })
  const outcome = yield { tool: 'restore_task', params: { task_id }, intent: command.intent }
  const task = taskOf(outcome)
  if (task) return { says: [{ say: 'restored', outcome: outcome.sequence }], task: markOf(task) }
  return outcome.result.error_code === 'TASK_NOT_FOUND'
    ? unserved({ say: 'nothing_matches' })
    : failure(outcome)
}

function deletedTask(reference: Reference | undefined, mind: Mind): string | null {
  if (reference && 'number' in reference) return String(reference.number)
  if (!mind.task) return null
  if (!reference || 'pronoun' in reference) return mind.task.id
  return 'text' in reference && candidates(reference.text, [mind.task]).length === 1 ? mind.task.id : null
}
