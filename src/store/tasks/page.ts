/** A page of tasks in the default order. */
import { type Selectable, sql } from 'kysely'
import type { TaskPage } from '../../domain/task.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import type { Tasks } from '../schema.ts'
import { taskCounts } from '../users.ts'
import { type Condition, conditionsOf, stretchOf } from './filter.ts'
import { taskOf } from './task-row.ts'

export async function pageOf(db: Db, user_id: string, query: TaskQuery): Promise<TaskPage> {
  const { limit } = query
  const conditions = await conditionsOf(db, user_id, query)
  const [rows, total] = await (conditions.length === 0
    ? all([wholeList(db, user_id, query), countOf(db, user_id, query.status)])
    : filtered(db, user_id, query, conditions))
  const shown = rows.slice(0, limit)
  return { tasks: shown.map(taskOf), total, next_cursor: rows.length > limit ? next(shown) : null }
}

type Row = Selectable<Tasks>
type Stretch = { user_id: string; after: string; below: string; limit: number }

const rowsBetween = prepared((db, of: Stretch) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', of.user_id)
    .where('deleted_at', 'is', null)
    .where('sort_key', '>', of.after)
    .where('sort_key', '<', of.below)
    .orderBy('sort_key')
    .limit(of.limit),
)

async function wholeList(db: Db, user_id: string, { status, cursor, limit }: TaskQuery): Promise<Row[]> {
  const [from, below] = stretchOf(status)
  // No key is as short as the bound of a stretch, so "after" it is "from" it.
  const page = { user_id, after: cursor === undefined ? from : after(cursor), below, limit: limit + 1 }
  return (await rowsBetween(db, page)).rows
}

async function countOf(db: Db, user_id: string, status: TaskQuery['status'] = 'all'): Promise<number> {
  const { pending, completed } = await taskCounts(db, user_id)
  return { pending, completed, all: pending + completed }[status]
}

async function filtered(
  db: Db,
  user_id: string,
  { status, cursor, limit }: TaskQuery,
  conditions: readonly Condition[],
): Promise<readonly [Row[], number]> {
  const [first, below] = stretchOf(status)
  const matching = db
    .selectFrom('tasks')
    .where('tasks.user_id', '=', user_id)
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.sort_key', '>=', first)
    .where('tasks.sort_key', '<', below)
    .where((row) => row.and([...conditions]))
  const { total } = await matching
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow()
  const from = cursor === undefined ? matching : matching.where('tasks.sort_key', '>', after(cursor))
  const rows = await from
    .selectAll()
    .orderBy('tasks.sort_key')
    .limit(limit + 1)
    .execute()
  return [rows, total]
}

function after(cursor: string): string {
  const [sort_key] = placeOf(cursor, ['string'])
  return sort_key
}

function next(shown: readonly Selectable<Tasks>[]): string | null {
  const last = shown.at(-1)
  return last === undefined ? null : cursorOf([last.sort_key])
}
