/** One task by its UUID or by the number its owner sees. */
import type { Selectable } from 'kysely'
import { isStorable } from '../../domain/task.ts'
import type { Db } from '../engine.ts'
import type { Tasks } from '../schema.ts'

export async function findRow(
  db: Db,
  user_id: string,
  task_id: string,
): Promise<Selectable<Tasks> | undefined> {
  if (!isStorable(task_id)) return undefined
  const own = db.selectFrom('tasks').selectAll().where('user_id', '=', user_id)
  const byNumber = /^\d{1,9}$/u.test(task_id)
  return (
    byNumber ? own.where('number', '=', Number(task_id)) : own.where('id', '=', task_id)
  ).executeTakeFirst()
}
