/** One task by its UUID or by the number its owner sees. */
import type { Selectable } from 'kysely'
import { isStorable } from '../../domain/text.ts'
import type { Db } from '../engine.ts'
import { prepared } from '../prepared.ts'
import type { Tasks } from '../schema.ts'
import { shown } from '../unit.ts'

const byNumber = prepared((db, of: { user_id: string; number: number }) =>
  db.selectFrom('tasks').selectAll().where('user_id', '=', of.user_id).where('number', '=', of.number),
)

const byId = prepared((db, of: { user_id: string; id: string }) =>
  db.selectFrom('tasks').selectAll().where('user_id', '=', of.user_id).where('id', '=', of.id),
)

export async function findRow(
  db: Db,
  user_id: string,
  task_id: string,
): Promise<Selectable<Tasks> | undefined> {
  if (!isStorable(task_id)) return undefined
  await shown(db)
  const found = /^\d{1,9}$/u.test(task_id)
    ? byNumber(db, { user_id, number: Number(task_id) })
    : byId(db, { user_id, id: task_id })
  return (await found).rows[0]
}
