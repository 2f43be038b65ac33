/** Show the list, or just how many. What was shown is kept in mind, so "the first one" means something next. */
import type { Filter, GetTask, ListTasks } from '../../domain/command.ts'
import type { TaskPage } from '../../domain/task.ts'
import { markOf, pageOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan } from '../plan.ts'
import { targets, whichOf } from '../targets.ts'

const ROWS = 20

export function* list(command: ListTasks): Plan<CommandEnd> {
  const { count, ...filter } = command.params
  const outcome = yield { tool: 'list_tasks', params: { ...filter, limit: ROWS }, intent: command.intent }
  const page = pageOf(outcome)
  if (!page) return failure(outcome)
  const named = command.list_name === undefined ? {} : { list_name: command.list_name }
  const says = [{ say: count ? 'counted' : 'listed', outcome: outcome.sequence, filter, ...named } as const]
  const marks = page.tasks.map(markOf)
  const [only] = marks
  return {
    says,
    list: marks,
    ...(only && marks.length === 1 ? { task: only } : {}),
    ...(showsAllOpen(filter, page) ? { open: outcome.sequence } : {}),
  }
}

/** Then "what is left" can be told after the next command. */
function showsAllOpen({ status, ...others }: Filter, page: TaskPage): boolean {
  if (Object.keys(others).length > 0 || status === 'completed') return false
  return status === 'pending' || page.next_cursor === null
}

export function* get(command: GetTask, mind: Mind): Plan<CommandEnd> {
  const found = yield* targets(command, mind)
  if ('end' in found) return found.end
  const [only, ...more] = found.tasks.map(markOf)
  if (!only || more.length > 0) return whichOf(command, found.tasks)
  const outcome = yield { tool: 'get_task', params: { task_id: only.id }, intent: command.intent }
  if (!outcome.result.success) return failure(outcome)
  return { says: [{ say: 'shown', outcome: outcome.sequence }], task: only }
}
