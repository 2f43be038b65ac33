/**
 * What can be taken back, and taking it back. A person's undo takes the latest finished turn made by hand,
 * a program's only what that program did; what an undo did is never undone.
 */
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Task } from '../../domain/task.ts'
import { fieldsOf } from '../../domain/task-fields.ts'
import type { ListRevision, Revision } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import type { ListRevisions, TaskRevisions } from '../schema.ts'
import { shown, unitOf } from '../unit.ts'
import type { Cause } from './cause.ts'
import { grown } from './edit.ts'
import { findRow } from './find.ts'
import { revertList } from './lists.ts'
import { putTask } from './put.ts'
import { sameContent, taskOf } from './task-row.ts'

const byHand = ['chat', 'page', 'cli']

export async function undoable(
  trx: Db,
  cause: Cause,
  invocation_id?: string,
): Promise<readonly (Revision | ListRevision)[]> {
  await shown(trx)
  if (invocation_id !== undefined) return await both(trx, cause, 'invocation_id', invocation_id)
  const [task, list] = [
    await ownTasks(trx, cause).limit(1).executeTakeFirst(),
    await ownLists(trx, cause).limit(1).executeTakeFirst(),
  ]
  const latest = (task?.event_seq ?? 0) > (list?.event_seq ?? 0) ? task : list
  return latest === undefined ? [] : await both(trx, cause, 'turn', latest.turn)
}

/** Lists that come back before what was on them, and those that go after it; tasks newest first. */
async function both(
  trx: Db,
  cause: Cause,
  by: 'turn' | 'invocation_id',
  id: string,
): Promise<readonly (Revision | ListRevision)[]> {
  const tasks = await ownTasks(trx, cause).where(`r.${by}`, '=', id).execute()
  const lists = (await ownLists(trx, cause).where(`r.${by}`, '=', id).execute()).map(listRevision)
  return [
    ...lists.filter(({ before }) => before !== null),
    ...tasks.map(revisionOf),
    ...lists.filter(({ before }) => before === null),
  ]
}

function ownTasks(trx: Db, cause: Cause) {
  return trx
    .selectFrom('task_revisions as r')
    .leftJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.id', '=', 'r.turn'))
    .selectAll('r')
    .where(isOwn(cause))
    .orderBy('r.event_seq', 'desc')
}

function ownLists(trx: Db, cause: Cause) {
  return trx
    .selectFrom('list_revisions as r')
    .leftJoin('turns as t', (join) => join.onRef('t.user_id', '=', 'r.user_id').onRef('t.id', '=', 'r.turn'))
    .selectAll('r')
    .where(isOwn(cause))
    .orderBy('r.event_seq', 'desc')
}

/** Not undone yet, by the same hand, and of a turn that is finished: a direct call is when it is there. */
function isOwn({ actor }: Cause) {
  const { user_id, source, client, program } = actor
  const nameless = client === null ? sql`r.client is null` : sql`r.client = ${client}`
  const byProgram =
    program === undefined ? sql`r.program is null and ${nameless}` : sql`r.program = ${program}`
  const hand =
    source === 'mcp' ? sql`r.source = 'mcp' and ${byProgram}` : sql`r.source in (${sql.join(byHand)})`
  return sql<SqlBool>`r.user_id = ${user_id} and r.is_undo = 0 and r.undone_by is null
    and (r.source <> 'chat' or t.status = 'done') and ${hand}`
}

function revisionOf(row: Selectable<TaskRevisions>): Revision {
  return {
    task_id: row.task_id,
    version: row.version,
    invocation_id: row.invocation_id,
    tool: row.tool,
    before: row.before === null ? null : taskIn(row.before),
    after: taskIn(row.after),
    was_deleted: row.was_deleted === 1,
    is_deleted: row.is_deleted === 1,
  }
}

/** What was kept before there was a field has none of it. */
function taskIn(text: string): Task {
  const task: Task = JSON.parse(text)
  return { ...task, ...fieldsOf(task) }
}

function listRevision({ event_seq, tool, before, after }: Selectable<ListRevisions>): ListRevision {
  const [was, is] = [before, after].map((text) => (text === null ? null : JSON.parse(text)))
  return { event_seq, tool, before: was, after: is }
}

export async function undoList(trx: Db, cause: Cause, revision: ListRevision, at: string): Promise<void> {
  await unitOf(trx).aside()
  await trx
    .updateTable('list_revisions')
    .set({ undone_by: cause.id })
    .where('user_id', '=', cause.actor.user_id)
    .where('event_seq', '=', revision.event_seq)
    .execute()
  await revertList(trx, cause, revision, at)
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
