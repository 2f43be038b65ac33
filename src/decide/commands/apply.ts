/** One change after another to tasks that were read first; stops at the first that fails and says what was done, and what not. */
import type { Outcome, ToolCall } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import type { Task } from '../../domain/task.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Plan } from '../plan.ts'

type Done = 'completed' | 'updated' | 'deleted'

export function* applyToAll(
  tasks: readonly Task[],
  toCall: (task: Task) => ToolCall,
  say: Done,
): Plan<CommandEnd> {
  const done: Outcome[] = []
  for (const task of tasks) {
    const outcome = yield toCall(task)
    if (!outcome.result.success) return stopped(outcome, tasks, done, say)
    done.push(outcome)
  }
  const last = done.at(-1)
  const task = last ? taskOf(last) : null
  return { says: told(done, say), ...(task ? { task: markOf(task) } : {}) }
}

/** Of a single task there is nothing left to name. */
function stopped(failed: Outcome, tasks: readonly Task[], done: readonly Outcome[], say: Done): CommandEnd {
  const end = failure(failed)
  const left = tasks.slice(done.length).map(markOf)
  const named: readonly Saying[] = tasks.length > 1 ? [{ say: 'untouched', tasks: left }] : []
  return { ...end, says: [...told(done, say), ...end.says, ...named] }
}

function told(done: readonly Outcome[], say: Done): readonly Saying[] {
  const [only] = done
  if (!only) return []
  return done.length === 1
    ? [{ say, outcome: only.sequence }]
    : [{ say: 'several', outcomes: done.map(({ sequence }) => sequence) }]
}
