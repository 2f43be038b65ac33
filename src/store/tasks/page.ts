/** A page of tasks in the default order. */
import { type Selectable, sql } from 'kysely'
import type { TaskPage } from '../../domain/task.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import type { Tasks } from '../schema.ts'
import { conditionsOf, stretchOf } from './filter.ts'
import { taskOf } from './task-row.ts'

export async function pageOf(db: Db, user_id: string, query: TaskQuery): Promise<TaskPage> {
  const { limit, cursor } = query
  const conditions = await conditionsOf(db, user_id, query)
  const [first, below] = stretchOf(query.status)
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
  const shown = rows.slice(0, limit)
  return { tasks: shown.map(taskOf), total, next_cursor: rows.length > limit ? next(shown) : null }
}

function after(cursor: string): string {
  const [sort_key] = placeOf(cursor, ['string'])
  return sort_key
}

function next(shown: readonly Selectable<Tasks>[]): string | null {
  const last = shown.at(-1)
  return last === undefined ? null : cursorOf([last.sort_key])
}
