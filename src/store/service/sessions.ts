/** Sessions of `local` mode. Each request asks for its own, so whoever is put out is out at once, in every process. */
import type { Selectable } from 'kysely'
import type { LocalSession } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import type { LocalSessions } from '../schema-access.ts'

export async function addSession(
  trx: Db,
  user_id: string,
  session: LocalSession,
  token_hash: string,
  since: string,
): Promise<void> {
  await trx
    .deleteFrom('local_sessions')
    .where('user_id', '=', user_id)
    .where('last_used_at', '<', since)
    .execute()
  await trx
    .insertInto('local_sessions')
    .values({ user_id, token_hash, ...session })
    .execute()
}

export async function sessions(db: Db, user_id: string, since: string): Promise<readonly LocalSession[]> {
  const rows = await db
    .selectFrom('local_sessions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('last_used_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(sessionOf)
}

/** The use is noted once a day: a page that is open should not write a row with every request. */
export async function useSession(
  db: Db,
  user_id: string,
  token_hash: string,
  now: string,
  since: string,
): Promise<LocalSession | null> {
  const own = { user_id, token_hash }
  const row = await db
    .selectFrom('local_sessions')
    .selectAll()
    .where((is) => is.and(own))
    .where('last_used_at', '>=', since)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.last_used_at.slice(0, 10) !== now.slice(0, 10)) {
    await db
      .updateTable('local_sessions')
      .set({ last_used_at: now })
      .where((is) => is.and(own))
      .execute()
  }
  return sessionOf(row)
}

export async function endSession(trx: Db, user_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('local_sessions')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function endSessions(trx: Db, user_id: string): Promise<void> {
  await trx.deleteFrom('local_sessions').where('user_id', '=', user_id).execute()
}

function sessionOf({ id, device, created_at, last_used_at }: Selectable<LocalSessions>): LocalSession {
  return { id, device, created_at, last_used_at }
}
