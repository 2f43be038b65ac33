/**
 * What is done to a list or label as a whole. Every task that is moved or deleted with it has its own revision, so one
 * undo of the call brings all of it back; a list is made before anything goes on it, and goes when nothing is left.
 */
import type { Selectable } from 'kysely'
import { labelKey, listKey } from '../../domain/name-key.ts'
import { problem } from '../../domain/problem.ts'
import type { Task } from '../../domain/task.ts'
import { limits } from '../../domain/words.ts'
import type { ListEnd, ListRevision } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import type { Groupings, Tasks } from '../schema.ts'
import { shown, unitOf } from '../unit.ts'
import type { Cause } from './cause.ts'
import { type Edit, edited, kindOf } from './edit.ts'
import {
  dropGrouping,
  type Grouping,
  groupingNamed,
  type Kind,
  newGrouping,
  putGrouping,
} from './groupings.ts'
import { keepListHistory } from './list-history.ts'
import { putTask } from './put.ts'
import { taskOf } from './task-row.ts'

export async function makeList(trx: Db, cause: Cause, name: string, at: string): Promise<ListEnd> {
  const { user_id } = cause.actor
  const known = await groupingNamed(trx, user_id, 'list', name)
  if (known !== undefined) throw problem('CONFLICT', { reason: `There is a list “${known.name}” already.` })
  const made = newGrouping(user_id, 'list', name, at)
  await putGrouping(trx, made)
  keepListHistory(trx, cause, { before: null, after: made }, at)
  return { name, tasks: [] }
}

export async function deleteList(trx: Db, cause: Cause, name: string, at: string): Promise<ListEnd> {
  const list = await expected(trx, cause, 'list', name)
  const tasks = await changeAll(trx, cause, await tasksOn(trx, list), () => ({ deleted: true }), at)
  await takeAway(trx, cause, list, at)
  return { name: list.name, tasks }
}

/** Another name for it, or, where there is a list of that name, everything on it goes there. */
export async function renameList(
  trx: Db,
  cause: Cause,
  from: string,
  to: string,
  at: string,
): Promise<ListEnd> {
  const list = await expected(trx, cause, 'list', from)
  const key = listKey(to)
  if (key === list.key) return await respelled(trx, cause, list, to, at)
  const there = await groupingNamed(trx, list.user_id, 'list', to)
  if (there === undefined) {
    const made = newGrouping(list.user_id, 'list', to, list.created_at)
    await putGrouping(trx, made)
    keepListHistory(trx, cause, { before: null, after: made }, at)
  }
  const name = there?.name ?? to
  const tasks = await changeAll(trx, cause, await tasksOn(trx, list), () => ({ list: name }), at)
  await takeAway(trx, cause, list, at)
  return { name, tasks }
}

/** "shopping" becomes "Shopping": the same list, spelled otherwise. */
async function respelled(trx: Db, cause: Cause, list: Grouping, name: string, at: string): Promise<ListEnd> {
  await spell(trx, list, name)
  keepListHistory(trx, cause, { before: list, after: { ...list, name } }, at)
  const tasks = await changeAll(trx, cause, await tasksOn(trx, list), () => ({ list: name }), at)
  return { name, tasks }
}

async function spell(trx: Db, { user_id, kind, key }: Grouping, name: string): Promise<void> {
  await unitOf(trx).aside()
  await trx
    .updateTable('groupings')
    .set({ name })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}

export async function renameLabel(
  trx: Db,
  cause: Cause,
  from: string,
  to: string,
  at: string,
): Promise<ListEnd> {
  const label = await expected(trx, cause, 'label', from)
  if (labelKey(to) === label.key) await spell(trx, label, to)
  const renamed = ({ labels }: Task): Edit => {
    const now = labels.map((name) => (labelKey(name) === label.key ? to : name))
    return { labels: [...new Map(now.map((name) => [labelKey(name), name])).values()] }
  }
  const tasks = await changeAll(trx, cause, await tasksOn(trx, label), renamed, at)
  return { name: to, tasks }
}

async function expected(trx: Db, cause: Cause, kind: Kind, name: string): Promise<Grouping> {
  const known = await groupingNamed(trx, cause.actor.user_id, kind, name)
  if (known === undefined) throw problem('LIST_NOT_FOUND', { kind, name })
  return known
}

async function takeAway(trx: Db, cause: Cause, list: Groupings, at: string): Promise<void> {
  await dropGrouping(trx, list)
  keepListHistory(trx, cause, { before: list, after: null }, at)
}

async function tasksOn(trx: Db, { user_id, kind, key, name }: Grouping): Promise<readonly Row[]> {
  await shown(trx)
  const all = trx
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key')
    .limit(limits.together + 1)
  const labelled = trx
    .selectFrom('task_labels')
    .select('sort_key')
    .where('user_id', '=', user_id)
    .where('label', '=', key)
  const rows = await (kind === 'list'
    ? all.where('list_key', '=', key)
    : all.where('sort_key', 'in', labelled)
  ).execute()
  if (rows.length <= limits.together) return rows
  throw problem('CONFLICT', {
    reason: `“${name}” has more than ${limits.together} tasks, which is too many to change at once.`,
  })
}

type Row = Selectable<Tasks>

async function changeAll(
  trx: Db,
  cause: Cause,
  rows: readonly Row[],
  editOf: (task: Task) => Edit,
  at: string,
): Promise<readonly Task[]> {
  const tasks: Task[] = []
  for (const row of rows) {
    const before = { task: taskOf(row), deleted: false }
    const edit = editOf(before.task)
    tasks.push(await putTask(trx, cause, { before, after: edited(before, edit, at), kind: kindOf(edit) }))
  }
  return tasks
}

/** Undone before its tasks where it comes back, after them where it goes: and it stays if somebody put something on it. */
export async function revertList(
  trx: Db,
  cause: Cause,
  { before, after }: Pick<ListRevision, 'before' | 'after'>,
  at: string,
): Promise<void> {
  const { user_id } = cause.actor
  const there = after && (await groupingNamed(trx, user_id, 'list', after.name))
  if (before === null) {
    if (!there || there.pending + there.completed > 0) return
    await dropGrouping(trx, there)
  } else if (there) await spell(trx, there, before.name)
  else if ((await groupingNamed(trx, user_id, 'list', before.name)) === undefined) {
    await putGrouping(trx, newGrouping(user_id, 'list', before.name, before.created_at))
  } else return
  keepListHistory(trx, cause, { before: after, after: before }, at, 1)
}
