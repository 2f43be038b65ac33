/** Where it is not clear which task is meant: several are asked about, none is said, and the nearest are offered. */
import type { Command } from '../domain/command.ts'
import type { ToolCall } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import type { Asked } from '../domain/words.ts'
import { markOf, pageOf } from './outcome-data.ts'
import { asks, type CommandEnd, failure, type Plan, unserved } from './plan.ts'

/** Commands that are about tasks that exist. */
export type TaskCommand = Extract<
  Command,
  { readonly intent: 'GET_TASK' | 'COMPLETE_TASK' | 'UPDATE_TASK' | 'DELETE_TASK' | 'RESTORE_TASK' }
>
type End = { readonly end: CommandEnd }

/** How many tasks are offered when it is not clear which one is meant. */
export const OFFERED = 5
/** So many near ones are named where nothing is asked. */
const NEAR = 3

export function read(
  command: Command,
  tool: 'get_task' | 'list_tasks',
  params: ToolCall['params'],
): ToolCall {
  return { tool, params, intent: command.intent }
}

export function whichOf(command: TaskCommand, tasks: readonly Task[], total = tasks.length): CommandEnd {
  const marks = tasks.slice(0, OFFERED).map(markOf)
  const more = total > marks.length ? { more: total - marks.length } : {}
  return asks(
    { say: 'which', tasks: marks, command, ...more },
    { action_type: 'CHOOSE_TASK', tasks: marks, commands: [command] },
  )
}

/** The best of them, in the order of their numbers: “the second one” is counted in it. */
export function whichNamed(
  command: TaskCommand,
  fitting: readonly Task[],
  total = fitting.length,
): CommandEnd {
  const best = fitting.slice(0, OFFERED).sort((a, b) => a.number - b.number)
  return whichOf(command, best, total)
}

export function* askWhich(command: TaskCommand): Plan<End> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: OFFERED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const { tasks, total } = page
  return { end: tasks.length === 0 ? unserved({ say: 'say_which' }) : whichOf(command, tasks, total) }
}

export function* notFound(command: TaskCommand, wanted: string, near: readonly Task[] = []): Plan<End> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: OFFERED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const nearest = (near.length > 0 ? near : page.tasks).slice(0, OFFERED).map(markOf)
  const saying = { say: 'not_found', wanted, nearest, total: page.total } as const
  if (nearest.length === 0) return { end: unserved(saying) }
  return { end: asks(saying, { action_type: 'CHOOSE_TASK', tasks: nearest, commands: [command] }) }
}

/** Who asks about a task that is not there is told so; there is nothing to choose. */
export function notOnList(
  wanted: string,
  near: readonly Task[],
  asked: { readonly asks?: Asked },
): CommandEnd {
  const nearest = near.slice(0, NEAR).map(markOf)
  return { says: [{ say: 'not_on_list', wanted, near: nearest, ...asked }] }
}
