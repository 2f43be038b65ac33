/** When a task makes itself heard: what most people want by name; what else was asked for stays to be chosen. */
import { reminderWords, usualReminders } from '../words/reminders.ts'
import type { DraftProps } from './draft.ts'

/** Several stand in one choice. */
const BETWEEN = ' '

export function RemindField({ draft: { date, time, reminders }, set }: DraftProps) {
  // Nothing to count from, and nothing to take away.
  if (date === '' && reminders === null) return null
  const value = reminders === null ? null : reminders.join(BETWEEN)
  const all = offered(date === '' ? null : dueOf(date, time), value)
  const choose = (chosen: string) =>
    set({ reminders: chosen === 'usual' ? null : chosen === '' ? [] : chosen.split(BETWEEN) })
  return (
    <label className="field">
      <span>Remind me</span>
      <select value={value ?? 'usual'} onChange={(event) => choose(event.target.value)}>
        <option value="usual">{time === '' ? 'no' : 'when it is due'}</option>
        {all.map((one) => (
          <option key={one} value={one}>
            {one.split(BETWEEN).map(reminderWords).join(' and ')}
          </option>
        ))}
        {(time !== '' || value === '') && <option value="">never</option>}
      </select>
    </label>
  )
}

function dueOf(date: string, time: string): string {
  return time === '' ? date : `${date}T${time}`
}

/** With what is chosen already. */
function offered(due: string | null, value: string | null): readonly string[] {
  const usual = due === null ? [] : usualReminders(due, new Date())
  return value === null || value === '' || usual.includes(value) ? usual : [value, ...usual]
}
