/**
 * A deleted task comes back by its number, as the task just talked about, or by words of its title:
 * then the deleted ones are read first, one clear match is taken, and several are asked about.
 */
import type { Reference, RestoreTask } from '../../domain/command.ts'
import { candidates } from '../../domain/match.ts'
import { limits } from '../../domain/words.ts'
import { markOf, pageOf, taskOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan, unserved } from '../plan.ts'
import { whichOf } from '../unclear.ts'

export function* restore(command: RestoreTask, mind: Mind): Plan<CommandEnd> {
  const { reference } = command.params
  if (reference && 'text' in reference) return yield* byTitle(command, reference.text)
  const task_id = pointedAt(reference, mind)
  return task_id === null ? yield* amongDeleted(command) : yield* bringBack(command, task_id)
}

function pointedAt(reference: Reference | undefined, mind: Mind): string | null {
  if (!reference || 'pronoun' in reference) return mind.task?.id ?? null
  if ('number' in reference) return String(reference.number)
  if (!('position' in reference)) return null
  const { position } = reference
  return mind.list?.at(position > 0 ? position - 1 : position)?.id ?? null
}

function* bringBack(command: RestoreTask, task_id: string): Plan<CommandEnd> {
  const outcome = yield { tool: 'restore_task', params: { task_id }, intent: command.intent }
  const task = taskOf(outcome)
  if (task) return { says: [{ say: 'restored', outcome: outcome.sequence }], task: markOf(task) }
  if (outcome.result.error_code !== 'TASK_NOT_FOUND') return failure(outcome)
  const wanted = /^\d{1,9}$/u.test(task_id) ? `#${task_id}` : 'it'
  return unserved({ say: 'not_in_bin', wanted })
}

function* byTitle(command: RestoreTask, text: string): Plan<CommandEnd> {
  const outcome = yield deleted(command, { query: text })
  const page = pageOf(outcome)
  if (!page) return failure(outcome)
  const fitting = candidates(text, page.tasks)
  const [only, ...more] = fitting
  if (!only) return unserved({ say: 'not_in_bin', wanted: `“${text}”` })
  return more.length > 0 ? whichOf(command, fitting) : yield* bringBack(command, only.id)
}

/** "Restore a task" does not say which: the latest deleted ones are offered. */
function* amongDeleted(command: RestoreTask): Plan<CommandEnd> {
  const outcome = yield deleted(command, {})
  const page = pageOf(outcome)
  if (!page) return failure(outcome)
  const { tasks, total } = page
  return tasks.length === 0 ? unserved({ say: 'not_in_bin', wanted: 'any' }) : whichOf(command, tasks, total)
}

function deleted(command: RestoreTask, params: { readonly query?: string }) {
  return {
    tool: 'list_tasks',
    params: { ...params, deleted: true, limit: limits.unconfirmed },
    intent: command.intent,
  } as const
}
