/** What a user chose for themselves, kept as one small JSON text on the user's row. */
import type { UserSettings } from '../contract-service.ts'
import type { Db } from '../engine.ts'
import { announce } from '../events.ts'
import { prepared } from '../prepared.ts'
import { planBrief } from '../rings/brief.ts'
import { lockUser } from '../users.ts'

const unset: UserSettings = {
  timezone: null,
  policy: null,
  date_order: null,
  week_start: null,
  quiet_hours: null,
  ring_when_due: null,
  morning_brief: null,
}

const settingsOf = prepared((db, { user_id }: { user_id: string }) =>
  db.selectFrom('users').select('settings').where('id', '=', user_id),
)

export async function userSettings(db: Db, user_id: string): Promise<UserSettings> {
  const [row] = (await settingsOf(db, { user_id })).rows
  return settingsIn(row?.settings ?? null)
}

export function settingsIn(text: string | null): UserSettings {
  return text === null ? unset : { ...unset, ...JSON.parse(text) }
}

export async function changeSettings(
  trx: Db,
  user_id: string,
  change: Partial<UserSettings>,
  at: string,
): Promise<UserSettings> {
  const user = await lockUser(trx, user_id)
  const settings = { ...settingsIn(user.settings), ...change }
  user.settings = JSON.stringify(settings)
  await trx.updateTable('users').set({ settings: user.settings }).where('id', '=', user_id).execute()
  if ('morning_brief' in change || 'timezone' in change) await planBrief(trx, user_id, settings, at)
  announce(trx, user, { kind: 'settings_changed', at })
  return settings
}
