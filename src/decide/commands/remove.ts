/**
 * Deleting always asks, naming the tasks, and is executed only by a later answer.
 * Several deletes said together are one question.
 */
import type { DeleteTask } from '../../domain/command.ts'
import type { Rest } from '../../domain/pending.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import type { Several } from '../in-steps.ts'
import type { Manners } from '../manners.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Mind, notAllowed, type Plan, unserved } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'
import { askAboutMany } from './limits.ts'

export function* remove(commands: readonly DeleteTask[], mind: Mind, manners: Manners): Plan<CommandEnd> {
  if (manners.no_deleting) return notAllowed('tasks:delete')
  if (commands.length > limits.plan) return unserved({ say: 'too_many', count: commands.length })
  const found = yield* allTargets(commands, mind)
  if ('end' in found) return found.end
  const { tasks, rest } = found
  const count = tasks.length + (manners.spent ?? 0)
  if (count > limits.plan) return unserved({ say: 'too_many', count: count + (rest?.count ?? 0) })
  if (manners.policy === 'locked' && manners.confirmed && !rest) return yield* removeAll(tasks)
  return confirmRemoval(commands, tasks, rest)
}

type Found = Several | { readonly end: CommandEnd }

function* allTargets(commands: readonly DeleteTask[], mind: Mind): Plan<Found> {
  const [only, ...others] = commands
  return only && others.length === 0 ? yield* targets(only, mind) : yield* together(commands, mind)
}

/** One of several that has to be asked about comes first; the others wait for it. */
function* together(commands: readonly DeleteTask[], mind: Mind): Plan<Found> {
  const found = new Map<string, Task>()
  for (const command of commands) {
    const some = yield* targets(command, mind)
    if ('end' in some) return { end: { ...some.end, left: commands.filter((other) => other !== command) } }
    if (some.rest) return { end: unserved({ say: 'too_many', count: some.tasks.length + some.rest.count }) }
    for (const task of some.tasks) found.set(task.id, task)
  }
  return { tasks: [...found.values()] }
}

function confirmRemoval(
  commands: readonly DeleteTask[],
  tasks: readonly Task[],
  rest: Rest | undefined,
): CommandEnd {
  const marks = tasks.map(markOf)
  const [said] = commands
  if (!said) return unserved({ say: 'nothing_matches' })
  const command = commands.length === 1 ? ofItsList(said, tasks) : said
  if (marks.length > 1) return askAboutMany(command, tasks, rest)
  return asks(
    { say: 'confirm_delete', tasks: marks, command },
    { action_type: 'DELETE_TASK', tasks: marks, commands: [command] },
  )
}

/** Whoever clears a list is told which: as it is called, whatever was said. */
function ofItsList(command: DeleteTask, [first]: readonly Task[]): DeleteTask {
  const { reference } = command.params
  if (!reference || !('all' in reference) || typeof reference.filter.list !== 'string' || !first)
    return command
  return {
    ...command,
    params: { reference: { all: true, filter: { ...reference.filter, list: first.list } } },
  }
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
