/**
 * What can be taken back, and taking it back. A person's undo takes the latest finished turn made by hand,
 * a program's only what that program did; what an undo did is never undone.
 */
import type { Selectable } from 'kysely'
import type { Task } from '../../domain/task.ts'
import type { Revision } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import type { TaskRevisions } from '../schema.ts'
import { shown, unitOf } from '../unit.ts'
import { grown } from './edit.ts'
import { findRow } from './find.ts'
import { type Cause, putTask } from './put.ts'
import { sameContent, taskOf } from './task-row.ts'

const byHand = ['chat', 'page', 'cli']

export async function undoable(trx: Db, cause: Cause, invocation_id?: string): Promise<readonly Revision[]> {
  await shown(trx)
  if (invocation_id !== undefined) {
    return revisions(await own(trx, cause).where('r.invocation_id', '=', invocation_id).execute())
  }
  const latest = await own(trx, cause).limit(1).executeTakeFirst()
  return latest === undefined
    ? []
    : revisions(await own(trx, cause).where('r.turn', '=', latest.turn).execute())
}

/** Newest first, and only of turns that are finished: a direct call is when it is there. */
function own(trx: Db, { actor }: Cause) {
  const found = trx
    .selectFrom('task_revisions as r')
    .leftJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.id', '=', 'r.turn'))
    .selectAll('r')
    .where('r.user_id', '=', actor.user_id)
    .where('r.is_undo', '=', 0)
    .where('r.undone_by', 'is', null)
    .where((row) => row.or([row('r.source', '<>', 'chat'), row('t.status', '=', 'done')]))
    .orderBy('r.event_seq', 'desc')
  if (actor.source !== 'mcp') return found.where('r.source', 'in', byHand)
  const byPrograms = found.where('r.source', '=', 'mcp')
  const { client, program } = actor
  if (program !== undefined) return byPrograms.where('r.program', '=', program)
  const nameless = byPrograms.where('r.program', 'is', null)
  return client === null ? nameless.where('r.client', 'is', null) : nameless.where('r.client', '=', client)
}

function revisions(rows: readonly Selectable<TaskRevisions>[]): readonly Revision[] {
  return rows.map((row) => ({
    task_id: row.task_id,
    version: row.version,
    invocation_id: row.invocation_id,
    tool: row.tool,
    before: row.before === null ? null : JSON.parse(row.before),
    after: JSON.parse(row.after),
    was_deleted: row.was_deleted === 1,
    is_deleted: row.is_deleted === 1,
  }))
}

export async function revert(trx: Db, cause: Cause, revision: Revision, at: string): Promise<Task | null> {
  const row = await findRow(trx, cause.actor.user_id, revision.task_id)
  if (row === undefined) return null
  const before = { task: taskOf(row), deleted: row.deleted_at !== null }
  if (!sameContent(before, { task: revision.after, deleted: revision.is_deleted })) return null
  const after = {
    task: grown(before.task, revision.before ?? before.task, at),
    deleted: revision.before === null || revision.was_deleted,
  }
  await unitOf(trx).aside()
  await trx
    .updateTable('task_revisions')
    .set({ undone_by: cause.id })
    .where('user_id', '=', cause.actor.user_id)
    .where('task_id', '=', revision.task_id)
    .where('version', '=', revision.version)
    .execute()
  return putTask(trx, cause, { before, after, kind: 'undone' })
}
