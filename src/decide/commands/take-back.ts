/** Undo takes back the latest turns, one after another, and says what came back. */
import type { Undo } from '../../domain/command.ts'
import type { Outcome } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import { type CommandEnd, failure, type Plan } from '../plan.ts'

export function* undo(command: Undo): Plan<CommandEnd> {
  const { count = 1, tasks = 0 } = command.params
  const says: Saying[] = []
  let taken = 0
  const isEnough = () => says.length >= Math.max(count, tasks) || (says.length >= count && taken >= tasks)
  while (!isEnough()) {
    const outcome = yield { tool: 'undo', params: {}, intent: command.intent }
    const { success, error_code } = outcome.result
    if (!success && error_code !== 'TASK_NOT_FOUND') {
      const failed = failure(outcome)
      return { ...failed, says: [...says, ...failed.says] }
    }
    if (!success)
      return { says: [...says, { say: says.length > 0 ? 'nothing_more_to_undo' : 'nothing_to_undo' }] }
    says.push({ say: 'undone', outcome: outcome.sequence })
    taken += tasksIn(outcome)
  }
  return { says }
}

/** How many tasks are as before now. */
function tasksIn({ result }: Outcome): number {
  return (result.data as { readonly undone?: readonly unknown[] } | null)?.undone?.length ?? 0
}
