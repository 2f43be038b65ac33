/**
 * Orders other than the default one, the same on both engines: as rows are asked for, and for tasks already read.
 * Priority puts what is open first; titles are compared without regard to capitals.
 */
import { type SelectQueryBuilder, sql } from 'kysely'
import { BEHIND_DUE, handKey } from '../../domain/sort-key.ts'
import type { Task } from '../../domain/task.ts'
import type { ListOrder, Priority } from '../../domain/words.ts'
import type { Schema } from '../schema.ts'

const ranks: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 }
const UNRANKED = 3

/** `handKey`, taken from the row. */
const byHand = sql`case when tasks.completed_at is null then '0' || substr(tasks.sort_key, ${sql.lit(BEHIND_DUE + 1)}) else tasks.sort_key end`

export function sortedBy<O>(
  order: ListOrder,
  query: SelectQueryBuilder<Schema, 'tasks', O>,
): SelectQueryBuilder<Schema, 'tasks', O> {
  if (order === 'newest') return query.orderBy('tasks.number', 'desc')
  if (order === 'oldest') return query.orderBy('tasks.number')
  if (order === 'title') return query.orderBy(sql`lower(tasks.title)`).orderBy('tasks.sort_key')
  if (order === 'due') return query.orderBy('tasks.sort_key')
  if (order === 'manual') return query.orderBy(byHand)
  const rank = sql`case tasks.priority when 'high' then 0 when 'medium' then 1 when 'low' then 2 else 3 end`
  return query.orderBy(sql`substr(tasks.sort_key, 1, 1)`).orderBy(rank).orderBy('tasks.sort_key')
}

/** Tasks in the default order, sorted anew; the order of equals is kept. */
export function inOrder(order: ListOrder, tasks: readonly Task[]): readonly Task[] {
  if (order === 'newest') return tasks.toSorted((a, b) => b.number - a.number)
  if (order === 'oldest') return tasks.toSorted((a, b) => a.number - b.number)
  if (order === 'title')
    return tasks.toSorted((a, b) => compared(a.title.toLowerCase(), b.title.toLowerCase()))
  if (order === 'due') return tasks
  if (order === 'manual') return tasks.toSorted((a, b) => compared(handKey(a), handKey(b)))
  return tasks.toSorted((a, b) => Number(a.completed) - Number(b.completed) || rankOf(a) - rankOf(b))
}

function rankOf({ priority }: Task): number {
  return priority === null ? UNRANKED : ranks[priority]
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
