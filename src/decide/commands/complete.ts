/** Done, or open again: at once, for one or a few; more than a few are asked about first. */
import type { CompleteTask } from '../../domain/command.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Mind, type Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'

export function* complete(command: CompleteTask, mind: Mind): Plan<CommandEnd> {
  const found = yield* targets(command, mind)
  if ('end' in found) return command.requires_match ? justTalk(found.end) : found.end
  if (found.tasks.length > limits.unconfirmed) {
    const tasks = found.tasks.map(markOf)
    return asks({ say: 'confirm_bulk', tasks, command }, { action_type: 'BULK', tasks, commands: [command] })
  }
  return yield* completeAll(command, found.tasks)
}

export function* completeAll(
  command: CompleteTask,
  tasks: readonly Task[],
  claims?: string,
): Plan<CommandEnd> {
  const { completed } = command.params
  return yield* applyToAll(
    tasks,
    (task) => ({
      tool: 'complete_task',
      params: { task_id: task.id, completed },
      intent: command.intent,
      ...(claims === undefined ? {} : { claims, expected_version: task.version }),
    }),
    'completed',
  )
}

/** "I bought a car" when no task is about a car is not a command at all. */
function justTalk(end: CommandEnd): CommandEnd {
  const several = end.says.some(({ say }) => say === 'which')
  return several || end.stop?.state === 'error' ? end : { says: [{ say: 'chat', topic: 'other' }] }
}
