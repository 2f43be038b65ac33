/** A page of tasks: in the default order, or sorted otherwise among those the filter lets through. */
import { type Selectable, sql } from 'kysely'
import type { TaskPage } from '../../domain/task.ts'
import type { ListOrder } from '../../domain/words.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import { all, prepared } from '../prepared.ts'
import type { Tasks } from '../schema.ts'
import { taskCounts } from '../users.ts'
import { type Condition, conditionsOf, stretchOf } from './filter.ts'
import { groupingNamed, onTheMainList } from './groupings.ts'
import { sortedBy } from './order.ts'
import { taskOf } from './task-row.ts'

export async function pageOf(db: Db, user_id: string, query: TaskQuery): Promise<TaskPage> {
  const { limit, order = 'due' } = query
  const conditions = await conditionsOf(db, user_id, query)
  if (order !== 'due') return sortedPage(db, user_id, { ...query, order }, conditions)
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

/** Of one whole list it is known; of anything narrower it is counted. */
async function totalOf(
  db: Db,
  user_id: string,
  query: TaskQuery,
  conditions: readonly Condition[],
  matching: Matching,
): Promise<number> {
  const { list, status = 'all' } = query
  if (conditions.length === 0) return await countOf(db, user_id, status)
  if (conditions.length > 1 || list === undefined) return await counted(matching)
  const { pending, completed } =
    list === null ? await onTheMainList(db, user_id) : await ofList(db, user_id, list)
  return { pending, completed, all: pending + completed }[status]
}

async function ofList(db: Db, user_id: string, list: string) {
  return (await groupingNamed(db, user_id, 'list', list)) ?? { pending: 0, completed: 0 }
}

function matchingTasks(
  db: Db,
  user_id: string,
  status: TaskQuery['status'],
  conditions: readonly Condition[],
) {
  const matching = db
    .selectFrom('tasks')
    .where('tasks.user_id', '=', user_id)
    .where('tasks.deleted_at', 'is', null)
    .where((row) => row.and([...conditions]))
  // A stretch that is the whole list would only keep SQLite from a better way through it.
  if (status === undefined || status === 'all') return matching
  const [first, below] = stretchOf(status)
  return matching.where('tasks.sort_key', '>=', first).where('tasks.sort_key', '<', below)
}

type Matching = ReturnType<typeof matchingTasks>

async function counted(matching: Matching): Promise<number> {
  const { total } = await matching
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Sorted by the engine, which keeps no more than the page; a place in it is how many come before. */
async function sortedPage(
  db: Db,
  user_id: string,
  query: TaskQuery & { order: ListOrder },
  conditions: readonly Condition[],
): Promise<TaskPage> {
  const { status, cursor, limit, order } = query
  const [before] = cursor === undefined ? [0] : placeOf(cursor, ['number'])
  const offset = Math.max(0, before)
  const matching = matchingTasks(db, user_id, status, conditions)
  const total = await totalOf(db, user_id, query, conditions, matching)
  const rows = await sortedBy(order, matching.selectAll()).offset(offset).limit(limit).execute()
  const end = offset + rows.length
  return {
    tasks: rows.map(taskOf),
    total,
    next_cursor: end < total && rows.length > 0 ? cursorOf([end]) : null,
  }
}

async function filtered(
  db: Db,
  user_id: string,
  query: TaskQuery,
  conditions: readonly Condition[],
): Promise<readonly [Row[], number]> {
  const { status, cursor, limit } = query
  const matching = matchingTasks(db, user_id, status, conditions)
  const total = await totalOf(db, user_id, query, conditions, matching)
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
