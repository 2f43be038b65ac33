/** The one place that writes a task: with its words, its revision and its event, each numbered by the user's row. */
import { problem } from '../../domain/problem.ts'
import type { Task } from '../../domain/task.ts'
import type { Change } from '../contract-changes.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { rowOf, type TaskState } from './task-row.ts'
import { updateWords } from './words.ts'

/** The call in whose name tasks are written. */
export type Cause = Change['invocation']

export interface Put {
  /** null: the task did not exist. */
  readonly before: TaskState | null
  readonly after: TaskState
  readonly kind: 'added' | 'changed' | 'completed' | 'reopened' | 'deleted' | 'restored' | 'undone'
}

export async function putTask(trx: Db, cause: Cause, put: Put): Promise<Task> {
  const { user_id } = cause.actor
  const { before, after } = put
  await (before === null ? insert(trx, user_id, after) : update(trx, user_id, before, after))
  await updateWords(trx, user_id, before, after)
  await keepHistory(trx, cause, put)
  return after.task
}

async function insert(trx: Db, user_id: string, after: TaskState): Promise<void> {
  await trx.insertInto('tasks').values(rowOf(user_id, after)).execute()
}

async function update(trx: Db, user_id: string, before: TaskState, after: TaskState): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set(rowOf(user_id, after))
    .where('user_id', '=', user_id)
    .where('id', '=', before.task.id)
    .where('version', '=', before.task.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedSince(before.task)
}

export function changedSince(task: Task): Error {
  return problem('CONFLICT', { reason: `Task #${task.number} was changed in the meantime.` })
}

async function keepHistory(trx: Db, cause: Cause, { before, after, kind }: Put): Promise<void> {
  const { user_id, source, client } = cause.actor
  const { id: task_id, version, updated_at } = after.task
  const from = { user_id, task_id, invocation_id: cause.id, source, client }
  const { user_id: _, ...happening } = from
  const seq = await announce(trx, user_id, { ...happening, at: updated_at, kind })
  await trx
    .insertInto('task_revisions')
    .values({
      ...from,
      version,
      event_seq: seq,
      turn: cause.turn,
      tool: cause.tool,
      before: before === null ? null : JSON.stringify(before.task),
      after: JSON.stringify(after.task),
      was_deleted: before?.deleted ? 1 : 0,
      is_deleted: after.deleted ? 1 : 0,
      is_undo: kind === 'undone' ? 1 : 0,
      undone_by: null,
    })
    .execute()
}
