/** Who was erased does not come back by what was still under way. All that is kept to know them by is a hash. */
import { hash } from 'node:crypto'
import type { Db } from './engine.ts'

export async function wasErased(db: Db, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('erased_users')
    .select('mark')
    .where('mark', '=', markOf(user_id))
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberErased(trx: Db, user_id: string): Promise<void> {
  await trx
    .insertInto('erased_users')
    .values({ mark: markOf(user_id) })
    .onConflict((known) => known.doNothing())
    .execute()
}

function markOf(user_id: string): string {
  return hash('sha256', `erased ${user_id}`)
}
