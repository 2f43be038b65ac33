/** Uses per minute, held by all instances together: one small row per key, started anew each minute. */
import { sql } from 'kysely'
import type { Db } from '../engine.ts'

export async function allow(db: Db, key: string, minute: number, limit: number): Promise<boolean> {
  if (limit < 1) return false
  const row = await db
    .insertInto('rates')
    .values({ key, minute, used: 1 })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ used: sql`case when rates.minute = ${minute} then rates.used + 1 else 1 end`, minute })
        .where(sql<boolean>`rates.minute <> ${minute} or rates.used < ${limit}`),
    )
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}
