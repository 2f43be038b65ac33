/** One user's tasks, read. */
import { restorableSince } from '../../domain/restorable.ts'
import type { TaskReader } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import { shown } from '../unit.ts'
import { deletedPage } from './deleted.ts'
import { findRow } from './find.ts'
import { allGrouped } from './groupings.ts'
import { pageOf } from './page.ts'
import { relatedTo } from './related.ts'
import { searchPage } from './search-page.ts'
import { taskOf } from './task-row.ts'

export function taskReader(db: Db, user_id: string): TaskReader {
  return {
    find: async (task_id) => {
      const row = await findRow(db, user_id, task_id)
      return row !== undefined && row.deleted_at === null ? taskOf(row) : null
    },
    findDeleted: async (task_id, now_ms) => {
      const row = await findRow(db, user_id, task_id)
      if (row === undefined || row.deleted_at === null) return null
      return now_ms !== undefined && row.deleted_at <= restorableSince(now_ms) ? null : taskOf(row)
    },
    page: async (query) => {
      await shown(db)
      if (query.deleted) return deletedPage(db, user_id, query)
      const phrase = query.query?.trim() ?? ''
      return phrase === '' ? pageOf(db, user_id, query) : searchPage(db, user_id, phrase, query)
    },
    related: async (text, limit) => {
      await shown(db)
      return relatedTo(db, user_id, text, limit)
    },
    groupings: () => allGrouped(db, user_id),
  }
}
