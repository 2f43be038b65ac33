/**
 * What is due rings: under the lock of its user's row, which every change of a task takes, too. So nothing rings that
 * was done a moment before, and of several who come at once one rings it.
 */
import type { Rung } from '../contract-rings.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { Rings } from '../schema-rings.ts'
import { lockUser } from '../users.ts'

export async function ring(trx: Db, now: string, limit: number): Promise<readonly Rung[]> {
  const due = await trx
    .selectFrom('rings')
    .selectAll()
    .where('rung_at', 'is', null)
    .where('at', '<=', now)
    .orderBy('at')
    .limit(limit)
    .execute()
  const rung: Rung[] = []
  // In one order, so that two who ring at once wait for each other instead of for ever.
  for (const [user_id, own] of [...Map.groupBy(due, (one) => one.user_id)].sort(byName))
    rung.push(...(await ringOf(trx, user_id, own, now)))
  return rung
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** Looked at again under the lock. */
async function ringOf(
  trx: Db,
  user_id: string,
  due: readonly Rings[],
  now: string,
): Promise<readonly Rung[]> {
  const user = await lockUser(trx, user_id, 'go on')
  const rung: Rung[] = []
  for (const { task_id, at, reminder } of due) {
    const { numUpdatedRows } = await trx
      .updateTable('rings')
      .set({ rung_at: now })
      .where('user_id', '=', user_id)
      .where('task_id', '=', task_id)
      .where('at', '=', at)
      .where('rung_at', 'is', null)
      .executeTakeFirst()
    // who may not come in is not told anything either
    if (numUpdatedRows === 0n || user.numbers.closed !== null) continue
    announce(trx, user, { kind: 'reminded', at: now, task_id })
    rung.push({ user_id, task_id, at, reminder, rung_at: now })
  }
  return rung
}

export async function nextRing(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('rings')
    .select('at')
    .where('rung_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
