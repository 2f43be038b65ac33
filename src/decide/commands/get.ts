/** What is asked about one task; of several that are there, that they are. */
import type { GetTask } from '../../domain/command.ts'
import type { TaskMark } from '../../domain/pending.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import { markOf, pageOf, taskOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan } from '../plan.ts'
import { targets } from '../targets.ts'
import { OFFERED, whichOf } from '../unclear.ts'

export function* get(command: GetTask, mind: Mind): Plan<CommandEnd> {
  const { asks } = command.params
  const found = yield* targets(command, mind)
  if ('end' in found) return found.end
  const [only, ...more] = found.tasks.map(markOf)
  if (more.length > 0 && asks === 'exists') return yield* allThere(command, found.tasks.slice(0, OFFERED))
  if (!only || more.length > 0) return whichOf(command, found.tasks)
  const outcome = yield { tool: 'get_task', params: { task_id: only.id }, intent: command.intent }
  if (!outcome.result.success) return failure(outcome)
  const asked = asks === undefined ? {} : { asks }
  if (command.params.times_done !== undefined)
    return yield* timesDone(command, only, taskOf(outcome)?.series ?? null)
  return { says: [{ say: 'shown', outcome: outcome.sequence, ...asked }], task: only }
}

function* allThere(command: GetTask, tasks: readonly Task[]): Plan<CommandEnd> {
  const outcomes: number[] = []
  for (const { id } of tasks) {
    const outcome = yield { tool: 'get_task', params: { task_id: id }, intent: command.intent }
    if (!outcome.result.success) return failure(outcome)
    outcomes.push(outcome.sequence)
  }
  return { says: [{ say: 'exist', outcomes }], list: tasks.map(markOf) }
}

/** How often it was done: those of its series, whatever they were called, or what is done under the same name. */
function* timesDone({ params, intent }: GetTask, task: TaskMark, series: string | null): Plan<CommandEnd> {
  const { times_done: during = 'ever' } = params
  const { title } = task
  const then = during === 'ever' ? {} : { completed_during: during }
  const those = series === null ? { query: title } : { series }
  const asked = { ...those, status: 'completed' as const, ...then, limit: limits.page }
  const outcome = yield { tool: 'list_tasks', params: asked, intent }
  if (!pageOf(outcome)) return failure(outcome)
  const isSeries = series !== null
  return { says: [{ say: 'times_done', outcome: outcome.sequence, title, during, isSeries }], task }
}
