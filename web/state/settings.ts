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

/** What was asked before the latest change knows nothing of it. */
let changes = 0

export async function refreshSettings(): Promise<void> {
  const mine = changes
  const kept = await told(settingsApi.read())
  if (mine === changes) settings.set(kept)
}

/** Shown at once; what the server made of it counts, and where it refused, all is as the server has it. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  changes += 1
  const mine = changes
  settings.set(change)
  try {
    const kept = await told(settingsApi.change(change))
    if (mine === changes) settings.set(kept)
  } catch (error) {
    await refreshSettings().catch(() => undefined)
    throw error
  }
}

/** The zone that "tomorrow" counts in. */
export function timeZone(): string {
  return settings.get().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
