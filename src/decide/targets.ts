/**
 * Read first: which tasks a command is about. Every task that comes out of here was read in this turn.
 * One clear match is taken; several are asked about; none is said, and the nearest offered.
 */
import type { Command, Filter } from '../domain/command.ts'
import type { ToolCall } from '../domain/decision.ts'
import { candidates } from '../domain/match.ts'
import type { TaskMark } from '../domain/pending.ts'
import type { Task } from '../domain/task.ts'
import { limits } from '../domain/words.ts'
import { markOf, pageOf, taskOf } from './outcome-data.ts'
import { asks, type CommandEnd, failure, type Mind, type Plan, unserved } from './plan.ts'

/** Commands that are about tasks that exist. */
export type TaskCommand = Extract<
  Command,
  { readonly intent: 'GET_TASK' | 'COMPLETE_TASK' | 'UPDATE_TASK' | 'DELETE_TASK' | 'RESTORE_TASK' }
>
/** `open` is the outcome that listed all open tasks, where that was how they were found. */
export type Targets =
  | { readonly tasks: readonly Task[]; readonly open?: number }
  | { readonly end: CommandEnd }

/** How many tasks are offered when it is not clear which one is meant. */
const OFFERED = 5
/** Enough to see every task that fits a phrase equally well; more than that has to be narrowed anyway. */
const SEARCHED = 25

export function* targets(command: TaskCommand, mind: Mind): Plan<Targets> {
  const { reference } = command.params
  if (reference === undefined) return yield* askWhich(command)
  if ('number' in reference) return yield* byNumber(command, reference.number)
  if ('position' in reference) return yield* byPosition(command, reference.position, mind)
  if ('text' in reference) return yield* byText(command, reference.text)
  if ('all' in reference) return yield* byFilter(command, reference)
  return yield* byPronoun(command, reference.pronoun, mind)
}

function read(command: Command, tool: 'get_task' | 'list_tasks', params: ToolCall['params']): ToolCall {
  return { tool, params, intent: command.intent }
}

function* byNumber(command: TaskCommand, number: number): Plan<Targets> {
  const outcome = yield read(command, 'get_task', { task_id: String(number) })
  const task = taskOf(outcome)
  if (task) return { tasks: [task] }
  if (outcome.result.error_code !== 'TASK_NOT_FOUND') return { end: failure(outcome) }
  return yield* notFound(command, `task ${number}`)
}

function* byPosition(command: TaskCommand, position: number, mind: Mind): Plan<Targets> {
  if (!mind.list) return yield* byDefaultOrder(command, position)
  const mark = mind.list.at(position > 0 ? position - 1 : position)
  if (!mark) return yield* notFound(command, position > 0 ? `number ${position} in that list` : 'such a task')
  return yield* stillThere(command, mark)
}

/** Where no list was shown, positions count in the default list of pending tasks. */
function* byDefaultOrder(command: TaskCommand, position: number): Plan<Targets> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: limits.page })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const task = page.tasks.at(position > 0 ? position - 1 : position)
  if (task) return { tasks: [task], open: outcome.sequence }
  return yield* notFound(command, `number ${Math.abs(position)} in your list`)
}

/** As it was shown: a task that is gone or was renamed since is asked about, not guessed. */
function* stillThere(command: TaskCommand, mark: TaskMark): Plan<Targets> {
  const outcome = yield read(command, 'get_task', { task_id: mark.id })
  const task = taskOf(outcome)
  if (!task) {
    if (outcome.result.error_code !== 'TASK_NOT_FOUND') return { end: failure(outcome) }
    return yield* notFound(command, `“${mark.title}” any more`)
  }
  if (task.title === mark.title) return { tasks: [task] }
  const tasks = [markOf(task)]
  return {
    end: asks(
      { say: 'changed_since', tasks, command },
      { action_type: 'CHOOSE_TASK', tasks, commands: [command] },
    ),
  }
}

function* byText(command: TaskCommand, text: string): Plan<Targets> {
  const outcome = yield read(command, 'list_tasks', { query: text, limit: SEARCHED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const fitting = mostUseful(command, candidates(text, page.tasks))
  const [only, ...more] = fitting
  if (only && more.length === 0) return { tasks: [only] }
  if (only) return { end: whichOf(command, fitting) }
  return yield* notFound(command, `“${text}”`, page.tasks)
}

/** Does any task fit these words? Where that cannot be read, one might. */
export function* isOnTheList(command: Command, text: string): Plan<boolean> {
  const page = pageOf(yield read(command, 'list_tasks', { query: text, limit: SEARCHED }))
  return !page || candidates(text, page.tasks).length > 0
}

/** "Done milk" means the milk that is not done yet, if there is one. */
function mostUseful(command: TaskCommand, fitting: readonly Task[]): readonly Task[] {
  if (command.intent !== 'COMPLETE_TASK') return fitting
  const wanted = fitting.filter((task) => task.completed !== command.params.completed)
  return wanted.length > 0 ? wanted : fitting
}

function* byPronoun(command: TaskCommand, pronoun: 'it' | 'them', mind: Mind): Plan<Targets> {
  if (pronoun === 'it') return mind.task ? yield* stillThere(command, mind.task) : yield* askWhich(command)
  if (!mind.list || mind.list.length === 0) return yield* askWhich(command)
  if (mind.list.length > limits.plan) return { end: unserved({ say: 'too_many', count: mind.list.length }) }
  const tasks: Task[] = []
  for (const mark of mind.list) {
    const found = yield* stillThere(command, mark)
    if ('end' in found) return found
    tasks.push(...found.tasks)
  }
  return { tasks }
}

function* byFilter(command: TaskCommand, { filter }: { readonly filter: Filter }): Plan<Targets> {
  const useful = usefulFilter(command, filter)
  const outcome = yield read(command, 'list_tasks', { ...useful, limit: limits.plan })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  if (page.total > limits.plan) return { end: unserved({ say: 'too_many', count: page.total }) }
  const tasks = filter.query === undefined ? page.tasks : candidates(filter.query, page.tasks)
  if (tasks.length === 0) return { end: unserved({ say: 'nothing_matches' }) }
  const allOpen = useful.status === 'pending' && Object.keys(useful).length === 1
  return { tasks, ...(allOpen ? { open: outcome.sequence } : {}) }
}

/** "Complete all" and "move everything" mean all that are not done yet. */
function usefulFilter(command: TaskCommand, filter: Filter): Filter {
  if (filter.status !== undefined) return filter
  if (command.intent === 'UPDATE_TASK') return { ...filter, status: 'pending' }
  if (command.intent !== 'COMPLETE_TASK') return filter
  return { ...filter, status: command.params.completed ? 'pending' : 'completed' }
}

export function whichOf(command: TaskCommand, tasks: readonly Task[], total = tasks.length): CommandEnd {
  const marks = tasks.slice(0, OFFERED).map(markOf)
  const more = total > marks.length ? { more: total - marks.length } : {}
  return asks(
    { say: 'which', tasks: marks, command, ...more },
    { action_type: 'CHOOSE_TASK', tasks: marks, commands: [command] },
  )
}

function* askWhich(command: TaskCommand): Plan<Targets> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: OFFERED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const { tasks, total } = page
  return { end: tasks.length === 0 ? unserved({ say: 'say_which' }) : whichOf(command, tasks, total) }
}

function* notFound(command: TaskCommand, wanted: string, near: readonly Task[] = []): Plan<Targets> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: OFFERED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const nearest = (near.length > 0 ? near : page.tasks).slice(0, OFFERED).map(markOf)
  const saying = { say: 'not_found', wanted, nearest, total: page.total } as const
  if (nearest.length === 0) return { end: unserved(saying) }
  return { end: asks(saying, { action_type: 'CHOOSE_TASK', tasks: nearest, commands: [command] }) }
}
