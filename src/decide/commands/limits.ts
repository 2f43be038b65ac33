/**
 * How much one message may change: more than 25 changes, however they were said, is one question; of more than 100
 * tasks the first 100 are offered, and then the next; more than 100 orders are not begun.
 */
import type { Command, CompleteTask, UpdateTask } from '../../domain/command.ts'
import type { Rest } from '../../domain/pending.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import type { Several } from '../in-steps.ts'
import type { Manners } from '../manners.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, unserved } from '../plan.ts'
import type { TaskCommand } from '../unclear.ts'

/** Orders that change something on their own; a delete is asked about anyway. */
function weight(command: Command): number {
  switch (command.intent) {
    case 'CREATE_TASK':
    case 'COMPLETE_TASK':
    case 'UPDATE_TASK':
    case 'RESTORE_TASK':
    case 'MAKE_LIST':
    case 'RENAME_LIST':
    case 'RENAME_LABEL':
      return 1
    case 'UNDO':
      return command.params.count ?? 1
    default:
      return 0
  }
}

/** Judged before the first command runs, and again before each, so that a part of too much is not done first. */
export function tooMuch(commands: readonly Command[], { agreed, spent = 0 }: Manners): CommandEnd | null {
  const count = commands.reduce((sum, command) => sum + weight(command), 0)
  if (count === 0) return null
  if (spent + count > limits.plan) return unserved({ say: 'too_many', count: spent + count })
  if (agreed || spent + count <= limits.unconfirmed) return null
  return asks({ say: 'confirm_many', commands, count }, { action_type: 'BULK', tasks: [], commands })
}

/** One command about many tasks. */
export function tooManyTasks(
  command: CompleteTask | UpdateTask,
  { tasks, rest }: Several,
  { agreed, spent = 0 }: Manners,
): CommandEnd | null {
  const count = spent + tasks.length
  if (count > limits.plan) return unserved({ say: 'too_many', count: count + (rest?.count ?? 0) })
  if (!rest && (count <= limits.unconfirmed || (agreed && tasks.length === 1))) return null
  return askAboutMany(command, tasks, rest)
}

export function askAboutMany(
  command: TaskCommand,
  tasks: readonly Task[],
  rest: Rest | undefined,
): CommandEnd {
  const marks = tasks.map(markOf)
  const more = rest ? { more: rest.count } : {}
  return asks(
    { say: 'confirm_bulk', tasks: marks, command, ...more },
    { action_type: 'BULK', tasks: marks, commands: [command], ...(rest ? { rest } : {}) },
  )
}
