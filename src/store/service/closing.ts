/** Who may not come in: what closes an account, opens it again, and tells which are closed. */

import { ACCESS_CHANGED } from '../../domain/access.ts'
import type { AccessNote } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import { rememberErased, wasErased } from '../erased.ts'
import { announce } from '../events.ts'
import type { Users } from '../schema.ts'
import { lockUser } from '../users.ts'
import { noted } from './noted.ts'

export async function closedFor(db: Db, user_id: string): Promise<Users['closed']> {
  const row = await db.selectFrom('users').select('closed').where('id', '=', user_id).executeTakeFirst()
  if (row === undefined) return (await wasErased(db, user_id)) ? 'leaving' : null
  return row.closed
}

/** With all tokens: whoever is let in again makes new ones. */
export async function disable(trx: Db, note: AccessNote): Promise<void> {
  const { user_id } = note.actor
  await close(trx, user_id, 'disabled')
  await trx.deleteFrom('access_tokens').where('user_id', '=', user_id).execute()
  await noted(trx, note)
}

export async function enable(trx: Db, note: AccessNote): Promise<void> {
  await close(trx, note.actor.user_id, null)
  await noted(trx, note)
}

/** Before anything is erased: from now on nothing is done for them, and whoever listens is told to show their key. */
export async function leave(trx: Db, user_id: string, at: string): Promise<void> {
  const user = await close(trx, user_id, 'leaving')
  await rememberErased(trx, user_id)
  announce(trx, user, { kind: ACCESS_CHANGED, at })
}

async function close(trx: Db, user_id: string, why: Users['closed']) {
  const user = await lockUser(trx, user_id, 'go on')
  user.closed = why
  await trx.updateTable('users').set({ closed: why }).where('id', '=', user_id).execute()
  return user
}
