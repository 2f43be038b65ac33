/** Changes to a task happen at once and are told with before and after; a locked policy asks before a rename. */
import type { TaskChange, UpdateTask } from '../../domain/command.ts'
import type { PolicyName } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Mind, type Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'

export interface Manners {
  readonly policy: PolicyName
  /** The message itself carried a confirmation; only a locked policy lets that count. */
  readonly confirmed: boolean
}

export function* update(command: UpdateTask, mind: Mind, manners: Manners): Plan<CommandEnd> {
  const found = yield* targets(command, mind)
  if ('end' in found) return found.end
  const marks = found.tasks.map(markOf)
  const [first] = marks
  const ask = { tasks: marks, commands: [command] }
  if (first && !changesSomething(command)) {
    return asks({ say: 'need_change', command, task: first }, { ...ask, action_type: 'NEED_CHANGE' })
  }
  if (marks.length > limits.unconfirmed) {
    return asks({ say: 'confirm_bulk', tasks: marks, command }, { ...ask, action_type: 'BULK' })
  }
  if (renames(command) && manners.policy === 'locked' && !manners.confirmed) {
    return asks({ say: 'confirm_update', tasks: marks, command }, { ...ask, action_type: 'UPDATE_TASK' })
  }
  return yield* updateAll(command, found.tasks)
}

export function* updateAll(command: UpdateTask, tasks: readonly Task[], claims?: string): Plan<CommandEnd> {
  return yield* applyToAll(
    tasks,
    (task) => ({
      tool: 'update_task',
      params: { task_id: task.id, ...changeFor(task, command.params) },
      intent: command.intent,
      ...(claims === undefined ? {} : { claims, expected_version: task.version }),
    }),
    'updated',
  )
}

/** "Add milk to the groceries task" puts the words behind the present title. */
function changeFor(task: Task, params: UpdateTask['params']): Omit<TaskChange, 'append'> {
  const { reference: _, append, ...change } = params
  return append === undefined ? change : { ...change, title: `${task.title} and ${append}` }
}

function changesSomething(command: UpdateTask): boolean {
  const { reference: _, timezone: __, ...change } = command.params
  return Object.keys(change).length > 0
}

function renames({ params }: UpdateTask): boolean {
  return params.title !== undefined || params.append !== undefined
}
