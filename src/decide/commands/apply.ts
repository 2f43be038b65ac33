/** One change after another to tasks that were read first; stops at the first that fails and says what was done. */
import type { Outcome, ToolCall } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import type { Task } from '../../domain/task.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Plan } from '../plan.ts'

export function* applyToAll(
  tasks: readonly Task[],
  toCall: (task: Task) => ToolCall,
  say: 'completed' | 'updated' | 'deleted' | 'restored',
): Plan<CommandEnd> {
  const done: Outcome[] = []
  for (const task of tasks) {
    const outcome = yield toCall(task)
    if (!outcome.result.success) {
      const failed = failure(outcome)
      return { ...failed, says: [...told(done, say), ...failed.says] }
    }
    done.push(outcome)
  }
  const last = done.at(-1)
  const task = last ? taskOf(last) : null
  return { says: told(done, say), ...(task ? { task: markOf(task) } : {}) }
}

function told(
  done: readonly Outcome[],
  say: 'completed' | 'updated' | 'deleted' | 'restored',
): readonly Saying[] {
  const [only] = done
  if (!only) return []
  return done.length === 1
    ? [{ say, outcome: only.sequence }]
    : [{ say: 'several', outcomes: done.map(({ sequence }) => sequence) }]
}
