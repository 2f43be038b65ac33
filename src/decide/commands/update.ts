/**
 * Changes to a task happen at once and are told with before and after. A repetition is stopped after a question:
 * all that was still to come goes with it. A locked policy asks before a rename, too.
 */
import type { Moment } from '../../domain/calendar.ts'
import type { UpdateTask } from '../../domain/command.ts'
import type { ToolCall } from '../../domain/decision.ts'
import { movedDue } from '../../domain/moved-due.ts'
import { labelKey } from '../../domain/name-key.ts'
import { renamed } from '../../domain/renamed.ts'
import type { Task } from '../../domain/task.ts'
import type { Manners } from '../manners.ts'
import { filed } from '../named-list.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Mind, type Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { applyToAll } from './apply.ts'
import { tooManyTasks } from './limits.ts'
import { reminderChange } from './reminding.ts'
import { askThisOrAll, noOccurrence, occurrenceChange } from './repeating.ts'

export function* update(said: UpdateTask, mind: Mind, manners: Manners): Plan<CommandEnd> {
  const place = yield* filed(said)
  if ('end' in place) return place.end
  const { command } = place
  const found = yield* targets(command, mind)
  if ('end' in found) return found.end
  const { tasks } = found
  const question =
    noOccurrence(command, tasks, manners.now) ??
    askFirst(command, tasks, manners) ??
    askThisOrAll(command, tasks) ??
    tooManyTasks(command, found, manners)
  return question ?? (yield* updateAll(command, tasks, manners.now))
}

/** What has to be known or allowed before anything is changed. */
function askFirst(command: UpdateTask, tasks: readonly Task[], manners: Manners): CommandEnd | null {
  const marks = tasks.map(markOf)
  const [first, ...more] = marks
  const ask = { tasks: marks, commands: [command] }
  if (first && !changesSomething(command, tasks)) {
    return asks({ say: 'need_change', command, task: first }, { ...ask, action_type: 'NEED_CHANGE' })
  }
  if (!needsYes(command, tasks, manners)) return null
  return more.length > 0
    ? asks({ say: 'confirm_bulk', tasks: marks, command }, { ...ask, action_type: 'BULK' })
    : asks({ say: 'confirm_update', tasks: marks, command }, { ...ask, action_type: 'UPDATE_TASK' })
}

export function* updateAll(
  command: UpdateTask,
  tasks: readonly Task[],
  now: Moment,
  claims?: string,
): Plan<CommandEnd> {
  return yield* applyToAll(
    tasks,
    (task) => ({
      tool: 'update_task',
      params: { task_id: task.id, ...changeFor(task, command.params, now) },
      intent: command.intent,
      ...(claims === undefined ? {} : { claims, expected_version: task.version }),
    }),
    'updated',
  )
}

function changeFor(task: Task, params: UpdateTask['params'], now: Moment): ToolCall['params'] {
  const { title, description, priority, append, list, recurrence, recurs_from, recurs_except } = params
  return {
    ...(title === undefined && append === undefined ? {} : { title: renamed(task.title, params) }),
    ...(description === undefined ? {} : { description }),
    ...(priority === undefined ? {} : { priority }),
    ...(list === undefined ? {} : { list }),
    ...labelsFor(task, params),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(recurs_from === undefined ? {} : { recurs_from }),
    ...(recurs_except === undefined ? {} : { recurs_except }),
    ...movedDue(task, params),
    ...occurrenceChange(task, params, now),
    ...reminderChange(task, params, now),
  }
}

/** What it has, without what goes, and with what comes. */
function labelsFor({ labels }: Task, { add_labels = [], remove_labels = [] }: UpdateTask['params']) {
  if (add_labels.length === 0 && remove_labels.length === 0) return {}
  const gone = remove_labels === 'all' ? labels : remove_labels
  const known = new Set([...gone, ...add_labels].map(labelKey))
  return { labels: [...labels.filter((label) => !known.has(labelKey(label))), ...add_labels] }
}

/** An hour later than a day without a time is no change either. */
function changesSomething({ params }: UpdateTask, tasks: readonly Task[]): boolean {
  const { reference: _, timezone: __, ...change } = params
  return Object.keys(change).length > 0 && tasks.every((task) => movedDue(task, params) !== null)
}

function needsYes(command: UpdateTask, tasks: readonly Task[], manners: Manners): boolean {
  const isLocked = manners.policy === 'locked'
  if (isLocked && manners.confirmed) return false
  return (stops(command, tasks) && !manners.agreed) || (isLocked && renames(command))
}

function stops({ params }: UpdateTask, tasks: readonly Task[]): boolean {
  return params.recurrence === null && tasks.some(({ recurrence }) => recurrence !== null)
}

function renames({ params }: UpdateTask): boolean {
  return params.title !== undefined || params.append !== undefined
}
