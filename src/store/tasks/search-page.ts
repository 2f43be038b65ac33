/** A page of the tasks a phrase can mean: best match first, equals in the default order, or in the order asked for. */
import { rank } from '../../domain/match.ts'
import type { Task, TaskPage } from '../../domain/task.ts'
import type { ListOrder } from '../../domain/words.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import { conditionsOf, stretchOf } from './filter.ts'
import { inOrder } from './order.ts'
import { candidateRows } from './search.ts'
import { soughtWords } from './search-words.ts'
import { taskOf } from './task-row.ts'

export async function searchPage(
  db: Db,
  user_id: string,
  phrase: string,
  query: TaskQuery,
): Promise<TaskPage> {
  const [offset] = query.cursor === undefined ? [0] : placeOf(query.cursor, ['number'])
  const conditions = await conditionsOf(db, user_id, query)
  const search = { db, user_id, conditions, stretch: stretchOf(query.status) }
  const rows = await candidateRows(search, await soughtWords(db, user_id, phrase))
  const byDue = rows.toSorted((a, b) => (a.sort_key < b.sort_key ? -1 : 1)).map(taskOf)
  const ranked = ordered(query.order, byDue, phrase)
  const end = offset + query.limit
  return {
    tasks: ranked.slice(Math.max(0, offset), end),
    total: ranked.length,
    next_cursor: end < ranked.length ? cursorOf([end]) : null,
  }
}

function ordered(order: ListOrder | undefined, byDue: readonly Task[], phrase: string): readonly Task[] {
  const ranked = rank(phrase, byDue).map(({ task }) => task)
  if (order === undefined) return ranked
  const found = new Set(ranked)
  return inOrder(
    order,
    byDue.filter((task) => found.has(task)),
  )
}
