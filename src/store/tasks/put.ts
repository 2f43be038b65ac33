/** The one place that writes a task: with its words, its revision and its event, each numbered by the user's row. */
import { problem } from '../../domain/problem.ts'
import type { Task } from '../../domain/task.ts'
import { eachField } from '../../domain/task-fields.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { TaskList } from '../locked-user.ts'
import { prepared } from '../prepared.ts'
import type { TaskRevisions, Tasks } from '../schema.ts'
import { unitOf } from '../unit.ts'
import type { Cause } from './cause.ts'
import type { FieldColumns } from './columns.ts'
import { recount, updateLabels } from './groupings.ts'
import { updateRings } from './rings.ts'
import { spelled } from './spelling.ts'
import { rowOf, type TaskState } from './task-row.ts'
import { updateWords } from './words.ts'

export interface Put {
  /** null: the task did not exist. */
  readonly before: TaskState | null
  readonly after: TaskState
  readonly kind: 'added' | 'changed' | 'completed' | 'reopened' | 'deleted' | 'restored' | 'undone'
}

export async function putTask(trx: Db, cause: Cause, put: Put): Promise<Task> {
  const { user_id } = cause.actor
  const { before } = put
  const after = await spelled(trx, cause, put.after)
  cause.user.moved(before && standingOf(before), standingOf(after))
  if (before === null) unitOf(trx).add('tasks', rowOf(user_id, after))
  else await update(trx, user_id, before, after)
  await updateWords(trx, user_id, before, after)
  await updateLabels(trx, user_id, before, after)
  await recount(trx, user_id, before, after)
  await updateRings(trx, user_id, before, after)
  keepHistory(trx, cause, { ...put, after })
  return after.task
}

function standingOf({ task, deleted }: TaskState): TaskList | null {
  return deleted ? null : task.status
}

const replace = prepared((db, of: Tasks & { known_version: number }) =>
  db
    .updateTable('tasks')
    .set({
      ...(eachField((name) => of[name]) as FieldColumns),
      completed_at: of.completed_at,
      updated_at: of.updated_at,
      version: of.version,
      deleted_at: of.deleted_at,
      sort_key: of.sort_key,
      list_key: of.list_key,
    })
    .where('user_id', '=', of.user_id)
    .where('id', '=', of.id)
    .where('version', '=', of.known_version),
)

async function update(trx: Db, user_id: string, before: TaskState, after: TaskState): Promise<void> {
  await unitOf(trx).aside()
  const { numAffectedRows } = await replace(trx, {
    ...rowOf(user_id, after),
    known_version: before.task.version,
  })
  if (numAffectedRows === 0n) throw changedSince(before.task)
}

export function changedSince(task: Task): Error {
  return problem('CONFLICT', { reason: `Task #${task.number} was changed in the meantime.` })
}

function keepHistory(trx: Db, cause: Cause, { before, after, kind }: Put): void {
  const { user_id, source, client, program = null } = cause.actor
  const { id: task_id, version, updated_at } = after.task
  const invocation_id = cause.id
  const event_seq = cause.user.nextEvent()
  const revision: TaskRevisions = {
    user_id,
    task_id,
    version,
    event_seq,
    turn: cause.turn,
    invocation_id,
    tool: cause.tool,
    source,
    client,
    program,
    before: before === null ? null : JSON.stringify(before.task),
    after: JSON.stringify(after.task),
    was_deleted: before?.deleted ? 1 : 0,
    is_deleted: after.deleted ? 1 : 0,
    is_undo: kind === 'undone' ? 1 : 0,
    undone_by: null,
  }
  announce(trx, cause.user, { kind, at: updated_at, task_id, invocation_id, source, client }, event_seq)
  unitOf(trx).add('task_revisions', revision)
}
