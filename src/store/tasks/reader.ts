/** One user's tasks, read. */
import type { Task } from '../../domain/task.ts'
import type { TaskReader } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { findRow } from './find.ts'
import { pageOf } from './page.ts'
import { searchPage } from './search-page.ts'
import { taskOf } from './task-row.ts'

export function taskReader(db: Db, user_id: string): TaskReader {
  const find = async (task_id: string, deleted: boolean): Promise<Task | null> => {
    const row = await findRow(db, user_id, task_id)
    return row !== undefined && (row.deleted_at !== null) === deleted ? taskOf(row) : null
  }
  return {
    find: (task_id) => find(task_id, false),
    findDeleted: (task_id) => find(task_id, true),
    page: (query) => {
      const phrase = query.query?.trim() ?? ''
      return phrase === '' ? pageOf(db, user_id, query) : searchPage(db, user_id, phrase, query)
    },
  }
}
