/** Personal access tokens. A token names its user, so looking one up reads only that user's rows. */
import type { Selectable } from 'kysely'
import type { Scope } from '../../domain/scope.ts'
import type { AccessNote, AccessToken } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import type { AccessTokens } from '../schema-access.ts'
import { noted } from './noted.ts'

export async function addToken(trx: Db, token: AccessToken, hash: string, note: AccessNote): Promise<void> {
  const { scopes, ...columns } = token
  const { user_id } = note.actor
  await noted(trx, note)
  await trx
    .insertInto('access_tokens')
    .values({ user_id, token_hash: hash, ...columns, scopes: scopes.join(' ') })
    .execute()
}

export async function tokens(db: Db, user_id: string): Promise<readonly AccessToken[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(tokenOf)
}

/** The use is noted once a day: a busy program should not write a row with every request. */
export async function useToken(
  db: Db,
  user_id: string,
  hash: string,
  now: string,
): Promise<AccessToken | null> {
  const own = { user_id, token_hash: hash }
  const row = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where((is) => is.and(own))
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.last_used_at?.slice(0, 10) !== now.slice(0, 10)) {
    await db
      .updateTable('access_tokens')
      .set({ last_used_at: now })
      .where((is) => is.and(own))
      .execute()
  }
  return tokenOf(row)
}

export async function revokeToken(trx: Db, id: string, note: AccessNote): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('access_tokens')
    .where('user_id', '=', note.actor.user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await noted(trx, note)
  return true
}

export async function endTokens(trx: Db, note: AccessNote): Promise<void> {
  await trx.deleteFrom('access_tokens').where('user_id', '=', note.actor.user_id).execute()
  await noted(trx, note)
}

function tokenOf(row: Selectable<AccessTokens>): AccessToken {
  const { id, name, scopes, created_at, expires_at, last_used_at } = row
  return { id, name, scopes: scopes.split(' ') as Scope[], created_at, expires_at, last_used_at }
}
