/** The user's own settings, as the server keeps them. */
import { type Settings, settingsApi } from '../api/settings.ts'
import { told } from './connection.ts'
import { createStore } from './store.ts'

export const settings = createStore<Settings>({
  timezone: null,
  policy: null,
  date_order: null,
  week_start: null,
})

export async function refreshSettings(): Promise<void> {
  settings.set(await told(settingsApi.read()))
}

/** Shown at once; what the server made of it counts, and where it refused, all is as before. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const before = settings.get()
  settings.set(change)
  try {
    settings.set(await told(settingsApi.change(change)))
  } catch (error) {
    settings.set(before)
    throw error
  }
}

/** The zone that "tomorrow" counts in. */
export function timeZone(): string {
  return settings.get().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
