/** Done, or open again: at once, for one or a few; more than a few, and what was done today already, are asked about. */
import type { CompleteTask } from '../../domain/command.ts'
import type { Task } from '../../domain/task.ts'
import type { Manners } from '../manners.ts'
import type { CommandEnd, Mind, Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'
import { askIfDoneToday } from './done-already.ts'
import { tooManyTasks } from './limits.ts'

export function* complete(command: CompleteTask, mind: Mind, manners: Manners): Plan<CommandEnd> {
  const found = yield* targets(command, mind)
  if ('end' in found) return command.requires_match ? justTalk(found.end) : found.end
  const question =
    tooManyTasks(command, found, manners) ??
    (manners.agreed ? null : yield* askIfDoneToday(command, found.tasks, manners))
  if (question) return question
  const end = yield* completeAll(command, found.tasks)
  return withWhatIsLeft(end, found.open ?? mind.open)
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

/** Told only where the open tasks were just read anyway. */
function withWhatIsLeft(end: CommandEnd, listed: number | undefined): CommandEnd {
  if (listed === undefined || end.stop) return end
  const done = end.says.flatMap((saying) =>
    'outcomes' in saying ? saying.outcomes : 'outcome' in saying ? [saying.outcome] : [],
  )
  return { ...end, says: [...end.says, { say: 'left', listed, done }] }
}

/** "I bought a car" when no task is about a car is not a command at all. */
function justTalk(end: CommandEnd): CommandEnd {
  const several = end.says.some(({ say }) => say === 'which')
  return several || end.stop?.state === 'error' ? end : { says: [{ say: 'chat', topic: 'told' }] }
}
