/**
 * Who is sending. A sender counts up while it lives; one whose count stands still for long enough, by the stopwatch of
 * whoever looks and not by any clock on the wall, is buried, and what it was sending is free again.
 */
import type { Db } from '../engine.ts'

export async function beat(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ringers')
    .set((row) => ({ beat: row('beat', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function enlist(trx: Db, id: string): Promise<void> {
  await trx.insertInto('ringers').values({ id, beat: 0 }).execute()
}

export async function ringers(db: Db): Promise<readonly { id: string; beat: number }[]> {
  return await db.selectFrom('ringers').select(['id', 'beat']).execute()
}

export async function bury(trx: Db, id: string, seen: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('ringers')
    .where('id', '=', id)
    .where('beat', '=', seen)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await trx
    .updateTable('deliveries')
    .set({ owner: null })
    .where('owner', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}
