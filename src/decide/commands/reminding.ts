/** What a change says about reminders, for one task: the whole set, some more, or later. */
import { instantOf, instantText, type Moment, timeOf } from '../../domain/calendar.ts'
import type { TaskChange } from '../../domain/command.ts'
import type { ToolCall } from '../../domain/decision.ts'
import { MORNING, remindersOf } from '../../domain/reminders.ts'
import type { Task } from '../../domain/task.ts'
import type { Snooze } from '../../domain/task-change.ts'

export function reminderChange(task: Task, change: TaskChange, now: Moment): ToolCall['params'] {
  const { reminders, add_reminders, snooze } = change
  return {
    ...(reminders === undefined ? {} : { reminders }),
    ...(add_reminders === undefined
      ? {}
      : { reminders: [...new Set([...remindersOf(task), ...add_reminders])] }),
    ...(snooze === undefined ? {} : { snoozed_until: instantText(wakesAt(snooze, now)) }),
  }
}

/** A day alone begins in the morning. */
function wakesAt(snooze: Snooze, now: Moment): number {
  if ('minutes' in snooze) return now.epoch_ms + snooze.minutes * 60_000
  const { until } = snooze
  return instantOf(timeOf(until) === null ? `${until}T${MORNING}` : until, now.timezone)
}
