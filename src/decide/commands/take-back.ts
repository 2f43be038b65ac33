/** Undo takes back the latest turns, one after another, and says what came back. */
import type { Undo } from '../../domain/command.ts'
import type { Saying } from '../../domain/saying.ts'
import { type CommandEnd, failure, type Plan } from '../plan.ts'

export function* undo(command: Undo): Plan<CommandEnd> {
  const wanted = command.params.count ?? 1
  const says: Saying[] = []
  while (says.length < wanted) {
    const outcome = yield { tool: 'undo', params: {}, intent: command.intent }
    const { success, error_code } = outcome.result
    if (!success && error_code !== 'TASK_NOT_FOUND') {
      const failed = failure(outcome)
      return { ...failed, says: [...says, ...failed.says] }
    }
    if (!success)
      return { says: [...says, { say: says.length > 0 ? 'nothing_more_to_undo' : 'nothing_to_undo' }] }
    says.push({ say: 'undone', outcome: outcome.sequence })
  }
  return { says }
}
