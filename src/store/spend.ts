/**
 * One question to a model, counted before it is asked: what a crash cut off was paid for all the same.
 * A row of its own rather than a count of turns, so that neither deleted conversations nor two at once get round it.
 */
import { sql } from 'kysely'
import type { Db } from './engine.ts'
import { lockUser } from './users.ts'

export async function spend(db: Db, user_id: string, day: string, limit: number): Promise<boolean> {
  if (limit < 1) return false
  await lockUser(db, user_id)
  const row = await db
    .insertInto('model_days')
    .values({ user_id, day, asked: 1 })
    .onConflict((key) =>
      key
        .column('user_id')
        .doUpdateSet({
          asked: sql`case when model_days.day = ${day} then model_days.asked + 1 else 1 end`,
          day,
        })
        .where(sql<boolean>`model_days.day <> ${day} or model_days.asked < ${limit}`),
    )
    .returning('asked')
    .executeTakeFirst()
  return row !== undefined
}
