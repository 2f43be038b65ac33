/** More tasks than are changed at once: the first hundred are offered, and when these are done, the next. */
import type { Filter } from '../domain/command.ts'
import { titled } from '../domain/match.ts'
import type { Rest } from '../domain/pending.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { limits } from '../domain/words.ts'
import { pageOf } from './outcome-data.ts'
import { type CommandEnd, failure, type Plan, unserved } from './plan.ts'
import { read, type TaskCommand } from './unclear.ts'

export interface Several {
  readonly tasks: readonly Task[]
  /** Those that fit as well, where more do than are changed at once. */
  readonly rest?: Rest
}

type Found = Several | { readonly end: CommandEnd }

/** Titles come first: once a task has the words in its note alone, none behind it is meant. */
export function mayBeMore({ tasks, total }: TaskPage, { query }: Filter): boolean {
  if (total <= limits.plan) return false
  return query === undefined || titled(query, tasks).length === tasks.length
}

/** What is searched for comes best first, and is no list that one could go on with. */
export function* inSteps(command: TaskCommand, filter: object, total: number): Plan<Found> {
  if ('query' in filter) return { end: unserved({ say: 'too_many', count: total }) }
  return yield* nextStep(command, {
    count: total,
    params: { ...filter, order: 'oldest', limit: limits.plan },
  })
}

/** In an order that no change of them turns round. */
export function* nextStep(command: TaskCommand, { count, params }: Rest): Plan<Found> {
  const outcome = yield read(command, 'list_tasks', params)
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const { tasks, next_cursor: cursor } = page
  if (tasks.length === 0) return { end: unserved({ say: 'nothing_matches' }) }
  const left = count - tasks.length
  return cursor === null || left <= 0
    ? { tasks }
    : { tasks, rest: { count: left, params: { ...params, cursor } } }
}
