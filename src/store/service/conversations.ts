/** A conversation gets another name, or is forgotten. */
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { lockConversation } from '../turns/lease.ts'
import { lockUser } from '../users.ts'

export async function renameConversation(
  trx: Db,
  user_id: string,
  id: string,
  title: string,
  at: string,
): Promise<boolean> {
  const user = await lockUser(trx, user_id)
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set({ title })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  announce(trx, user, { kind: 'conversation_renamed', at, conversation_id: id })
  return true
}

/**
 * Whatever runs in it is fenced off: the row that holds its lease is gone. Its turns stay as bare keys, marked done
 * and without an answer, so that a message sent again neither acts nor waits.
 */
export async function deleteConversation(trx: Db, user_id: string, id: string, at: string): Promise<boolean> {
  const user = await lockUser(trx, user_id)
  if ((await lockConversation(trx, user_id, id)) === undefined) return false
  const said = trx.selectFrom('messages').where('user_id', '=', user_id).where('conversation_id', '=', id)
  await trx
    .updateTable('turns')
    .set({ status: 'done', request: '{}', decided: null, decision: null, response: null, reads: null })
    .where('user_id', '=', user_id)
    .where('id', 'in', said.select('id'))
    .execute()
  for (const table of ['messages', 'pending_actions'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', user_id).where('conversation_id', '=', id).execute()
  }
  await trx.deleteFrom('conversations').where('user_id', '=', user_id).where('id', '=', id).execute()
  announce(trx, user, { kind: 'conversation_deleted', at, conversation_id: id })
  return true
}
