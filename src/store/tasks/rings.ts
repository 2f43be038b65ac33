/**
 * The moments at which open tasks ring, a row each, kept in step with their task by whoever writes it. What has rung
 * keeps its row, so that no undo and no second change rings it again.
 */
import { epochOf, instantText } from '../../domain/calendar.ts'
import { type Ring, ringsOf } from '../../domain/reminders.ts'
import type { Db } from '../engine.ts'
import type { Rings } from '../schema-rings.ts'
import { unitOf } from '../unit.ts'
import type { TaskState } from './task-row.ts'

/** “Remind me at five” may be said just after the clock struck. */
const GRACE_MS = 60_000

export async function updateRings(
  trx: Db,
  user_id: string,
  before: TaskState | null,
  after: TaskState,
): Promise<void> {
  const [had, has] = [before === null ? [] : ringsIn(before), ringsIn(after)]
  const { id: task_id, updated_at } = after.task
  const since = instantText(epochOf(updated_at) - GRACE_MS)
  const come = has.filter(({ at }) => at > since && !had.some((one) => one.at === at))
  const gone = had.filter(({ at }) => !has.some((one) => one.at === at)).map(({ at }) => at)
  const rows = come.map((ring) => ringRow(user_id, task_id, ring))
  if (before === null) return rows.length > 0 ? unitOf(trx).add('rings', ...rows) : undefined
  if (gone.length > 0) await silence(trx, user_id, task_id, gone)
  if (rows.length === 0) return
  await trx
    .insertInto('rings')
    .values(rows)
    .onConflict((key) => key.doNothing())
    .execute()
}

function ringsIn({ task, deleted }: TaskState): readonly Ring[] {
  return deleted ? [] : ringsOf(task)
}

function ringRow(user_id: string, task_id: string, { at, reminder }: Ring): Rings {
  return { user_id, task_id, at, reminder, rung_at: null }
}

async function silence(trx: Db, user_id: string, task_id: string, at: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('rings')
    .where('user_id', '=', user_id)
    .where('task_id', '=', task_id)
    .where('at', 'in', at)
    .where('rung_at', 'is', null)
    .execute()
}
