/** The ways to reach a user. */
import type { Selectable } from 'kysely'
import type { Channel } from '../contract-rings.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import type { Channels } from '../schema-rings.ts'
import { lockUser } from '../users.ts'

export function channelOf(row: Selectable<Channels>): Channel {
  const { id, kind, name, created_at, confirmed_at, failure, failed_at } = row
  return { id, kind, name, address: JSON.parse(row.address), created_at, confirmed_at, failure, failed_at }
}

export async function channels(db: Db, user_id: string): Promise<readonly Channel[]> {
  const rows = await db
    .selectFrom('channels')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(channelOf)
}

/** One that is there already is written anew. */
export async function addChannel(trx: Db, user_id: string, channel: Channel): Promise<void> {
  const user = await lockUser(trx, user_id)
  const row: Channels = { ...channel, user_id, address: JSON.stringify(channel.address) }
  await trx.deleteFrom('channels').where('user_id', '=', user_id).where('id', '=', channel.id).execute()
  await trx.insertInto('channels').values(row).execute()
  announce(trx, user, { kind: 'settings_changed', at: channel.created_at })
}

export async function confirmChannel(trx: Db, user_id: string, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('channels')
    .set({ confirmed_at: at })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeChannel(trx: Db, user_id: string, id: string, at: string): Promise<boolean> {
  const user = await lockUser(trx, user_id)
  const { numDeletedRows } = await trx
    .deleteFrom('channels')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  announce(trx, user, { kind: 'settings_changed', at })
  return true
}
