/** A page of the tasks a phrase can mean: best match first, equals in the default order, or in the order asked for. */
import type { Selectable } from 'kysely'
import { found } from '../../domain/match.ts'
import type { Task, TaskPage } from '../../domain/task.ts'
import type { ListOrder } from '../../domain/words.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import type { Tasks } from '../schema.ts'
import { conditionsOf, stretchOf } from './filter.ts'
import { groupingNamed } from './groupings.ts'
import { inOrder } from './order.ts'
import { candidateRows, countBeyond, type Search } from './search.ts'
import { type Sought, soughtWords } from './search-words.ts'
import { taskOf } from './task-row.ts'

export async function searchPage(
  db: Db,
  user_id: string,
  phrase: string,
  query: TaskQuery,
): Promise<TaskPage> {
  const [offset] = query.cursor === undefined ? [0] : placeOf(query.cursor, ['number'])
  const onList = await allOnList(db, user_id, query)
  const { rows, count } = onList ? { rows: onList, count: 0 } : await foundByWords(db, user_id, phrase, query)
  const byDue = rows.toSorted((a, b) => (a.sort_key < b.sort_key ? -1 : 1)).map(taskOf)
  const ranked = ordered(query.order, byDue, phrase)
  const end = offset + query.limit
  return {
    tasks: ranked.slice(Math.max(0, offset), end),
    total: Math.max(ranked.length, count),
    next_cursor: end < ranked.length ? cursorOf([end]) : null,
  }
}

interface FoundRows {
  readonly rows: readonly Row[]
  readonly count: number
}

/** In titles and in notes; which of them a task has its words in is for the ranking to say. */
async function foundByWords(db: Db, user_id: string, phrase: string, query: TaskQuery): Promise<FoundRows> {
  const conditions = await conditionsOf(db, user_id, query)
  const { titles, notes } = await soughtWords(db, user_id, phrase)
  const search = { db, user_id, conditions, stretch: stretchOf(query.status) }
  const titled = await foundIn({ ...search, table: 'task_words' }, titles)
  const noted = await foundIn({ ...search, table: 'note_words' }, notes)
  const seen = new Set(titled.rows.map(({ id }) => id))
  return {
    rows: [...titled.rows, ...noted.rows.filter(({ id }) => !seen.has(id))],
    count: Math.max(titled.count, noted.count),
  }
}

async function foundIn(search: Search, sought: readonly Sought[]): Promise<FoundRows> {
  const rows = await candidateRows(search, sought)
  return { rows, count: await countBeyond(search, sought, rows.length) }
}

/** So many are sooner read than looked for among all that have the same words on other lists. */
const SHORT = 500

/** null: no list is asked for, or it is a long one. */
async function allOnList(db: Db, user_id: string, query: TaskQuery): Promise<readonly Row[] | null> {
  const { list } = query
  if (typeof list !== 'string') return null
  const { pending = 0, completed = 0 } = (await groupingNamed(db, user_id, 'list', list)) ?? {}
  if (pending + completed > SHORT) return null
  const conditions = await conditionsOf(db, user_id, query)
  const [from, below] = stretchOf(query.status)
  return await db
    .selectFrom('tasks')
    .selectAll()
    .where('tasks.user_id', '=', user_id)
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.sort_key', '>=', from)
    .where('tasks.sort_key', '<', below)
    .where((row) => row.and([...conditions]))
    .execute()
}

type Row = Selectable<Tasks>

function ordered(order: ListOrder | undefined, byDue: readonly Task[], phrase: string): readonly Task[] {
  const ranked = found(phrase, byDue)
  if (order === undefined) return ranked
  const fitting = new Set(ranked)
  return inOrder(
    order,
    byDue.filter((task) => fitting.has(task)),
  )
}
