/** Which tasks are ringing, or have just rung: of those it goes without saying that they are to ring later. */
import { epochOf, instantOf } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { momentOf } from '../../domain/reminders.ts'
import type { RulesContext } from '../by-rules.ts'

const HOUR = 3_600_000

/** Due within the last hours or just now, or reminded of then. */
export function isRinging(task: KnownTask, { epoch_ms, timezone }: RulesContext['now']): boolean {
  const { due_date, completed, reminders } = task
  if (completed) return false
  const lately = (at: number) => at <= epoch_ms + HOUR / 2 && at > epoch_ms - 12 * HOUR
  if (due_date !== null && due_date.length > 10 && lately(instantOf(due_date, timezone))) return true
  return (reminders ?? []).some((reminder) => {
    const at = momentOf(reminder, { due_date, timezone })
    return at !== null && lately(epochOf(at))
  })
}
