/**
 * Deleting always asks, naming the tasks, and is executed only by a later answer.
 * Several deletes said together are one question.
 */
import type { DeleteTask } from '../../domain/command.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import type { Manners } from '../manners.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Mind, type Plan, unserved } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'

export function* remove(commands: readonly DeleteTask[], mind: Mind, manners: Manners): Plan<CommandEnd> {
  if (commands.length > limits.plan) return unserved({ say: 'too_many', count: commands.length })
  const found = new Map<string, Task>()
  for (const command of commands) {
    const some = yield* targets(command, mind)
    if ('end' in some) return some.end
    for (const task of some.tasks) found.set(task.id, task)
  }
  const tasks = [...found.values()]
  const count = tasks.length + (manners.spent ?? 0)
  if (count > limits.plan) return unserved({ say: 'too_many', count })
  if (manners.policy === 'locked' && manners.confirmed) return yield* removeAll(tasks)
  return confirmRemoval(commands, tasks)
}

function confirmRemoval(commands: readonly DeleteTask[], tasks: readonly Task[]): CommandEnd {
  const marks = tasks.map(markOf)
  const [command] = commands
  if (!command) return unserved({ say: 'nothing_matches' })
  const one = marks.length === 1
  return asks(
    { say: one ? 'confirm_delete' : 'confirm_bulk', tasks: marks, command },
    { action_type: one ? 'DELETE_TASK' : 'BULK', tasks: marks, commands: [command] },
  )
}

export function* removeAll(tasks: readonly Task[], claims?: string): Plan<CommandEnd> {
  return yield* applyToAll(
    tasks,
    (task) => ({
      tool: 'delete_task',
      params: { task_id: task.id },
      intent: 'DELETE_TASK',
      expected_version: task.version,
      ...(claims === undefined ? {} : { claims }),
    }),
    'deleted',
  )
}
