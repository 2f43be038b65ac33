/** What a user chose for themselves, kept as one small JSON text on the user's row. */
import type { UserSettings } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { lockUser } from '../users.ts'

const unset: UserSettings = { timezone: null, policy: null, date_order: null, week_start: null }

export async function userSettings(db: Db, user_id: string): Promise<UserSettings> {
  const row = await db.selectFrom('users').select('settings').where('id', '=', user_id).executeTakeFirst()
  return { ...unset, ...(row?.settings && JSON.parse(row.settings)) }
}

export async function changeSettings(
  trx: Db,
  user_id: string,
  change: Partial<UserSettings>,
  at: string,
): Promise<UserSettings> {
  await lockUser(trx, user_id)
  const settings = { ...(await userSettings(trx, user_id)), ...change }
  await trx
    .updateTable('users')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', user_id)
    .execute()
  await announce(trx, user_id, { kind: 'settings_changed', at })
  return settings
}
