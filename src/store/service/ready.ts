/** Whether there is room for what people write: a database that is full, or may only be read, still answers. */
import type { Db } from '../engine.ts'

/** Some pages, so that a file which cannot grow is noticed. */
const ROOM = 'x'.repeat(64 * 1024)

/** Nobody has the empty name, and nobody sees the row: it is gone before the transaction ends. */
export async function takesIn(trx: Db): Promise<void> {
  const numbers = { next_number: 1, next_event: 1, pending: 0, completed: 0 }
  await trx
    .insertInto('users')
    .values({ id: '', ...numbers, settings: ROOM, closed: null })
    .execute()
  await trx.deleteFrom('users').where('id', '=', '').execute()
}
