/** Deleted tasks that can still be brought back: latest first, or best match first with a phrase. */
import { sql } from 'kysely'
import { found } from '../../domain/match.ts'
import { restorableSince } from '../../domain/restorable.ts'
import type { TaskPage } from '../../domain/task.ts'
import type { TaskQuery } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { taskOf } from './task-row.ts'

/** Far more than anyone deletes in a month and means by name. */
const LOOKED_AT = 1000

export async function deletedPage(db: Db, user_id: string, query: TaskQuery): Promise<TaskPage> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('deleted_at', '>', restorableSince(query.now.epoch_ms))
    .orderBy('deleted_at', 'desc')
    .orderBy(sql`number`, 'desc')
    .limit(LOOKED_AT)
    .execute()
  const tasks = rows.map(taskOf)
  const phrase = query.query?.trim() ?? ''
  const meant = phrase === '' ? tasks : found(phrase, tasks)
  return { tasks: meant.slice(0, query.limit), total: meant.length, next_cursor: null }
}
