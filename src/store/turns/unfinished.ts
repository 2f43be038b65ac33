/** What a restart has to look after: conversations with turns that were not finished, oldest first. */
import { sql } from 'kysely'
import type { Db } from '../engine.ts'

export async function unfinished(db: Db) {
  const rows = await db
    .selectFrom('turns')
    .select(['user_id', 'conversation_id'])
    // Written out, so that the index of open turns is used: this is asked every other second.
    .where(sql<boolean>`status <> 'done'`)
    .groupBy(['user_id', 'conversation_id'])
    .orderBy((row) => row.fn.min('received_at'))
    .execute()
  return rows.map((row) => ({ ...row }))
}
