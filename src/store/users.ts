/** The row every change of a user waits for: it makes task and event numbers gapless and in order. */
import type { Db } from './engine.ts'

export async function lockUser(trx: Db, user_id: string): Promise<void> {
  const lock = () =>
    trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().executeTakeFirst()
  if ((await lock()) !== undefined) return
  await trx
    .insertInto('users')
    .values({ id: user_id, next_number: 1, next_event: 1, settings: null })
    .onConflict((key) => key.doNothing())
    .execute()
  await lock()
}

export async function nextNumber(trx: Db, user_id: string): Promise<number> {
  const { next_number } = await trx
    .updateTable('users')
    .set((user) => ({ next_number: user('next_number', '+', 1) }))
    .where('id', '=', user_id)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next_number - 1
}

export async function nextEvent(trx: Db, user_id: string): Promise<number> {
  const { next_event } = await trx
    .updateTable('users')
    .set((user) => ({ next_event: user('next_event', '+', 1) }))
    .where('id', '=', user_id)
    .returning('next_event')
    .executeTakeFirstOrThrow()
  return next_event - 1
}
