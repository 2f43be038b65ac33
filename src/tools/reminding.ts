/** What reminders mean for a task that is written: they ring by its own clock, and what is new among them lies ahead. */
import { timeOf } from '../domain/calendar.ts'
import { problem } from '../domain/problem.ts'
import { isMoment, momentOf } from '../domain/reminders.ts'
import type { TaskFields } from '../domain/task-fields.ts'

/** A time needs a zone to be a moment, and so does a reminder. */
export function needsClock({ due_date, reminders }: Pick<TaskFields, 'due_date' | 'reminders'>): boolean {
  return (due_date !== null && timeOf(due_date) !== null) || (reminders ?? []).length > 0
}

type Reminded = Pick<TaskFields, 'due_date' | 'timezone' | 'reminders' | 'snoozed_until'>

/** `at`: the moment of the change. What the task had before may be over by now. */
export function mustLieAhead(after: Reminded, before: Reminded | null, at: string): void {
  const known = before?.reminders ?? []
  const over = (after.reminders ?? []).find(
    (one) => isMoment(one) && !known.includes(one) && (momentOf(one, after) ?? at) <= at,
  )
  if (over !== undefined) throw problem('VALIDATION_ERROR', { reason: `reminders: ${over} is over already` })
  const { snoozed_until } = after
  if (snoozed_until !== null && snoozed_until !== before?.snoozed_until && snoozed_until <= at)
    throw problem('VALIDATION_ERROR', { reason: `snoozed_until: ${snoozed_until} is over already` })
}

/** Whoever moves the date, or says anew when to be reminded, has done with putting it off. */
export function wokenBy(change: Partial<TaskFields>): Pick<TaskFields, 'snoozed_until'> | null {
  const isAnother = change.due_date !== undefined || change.reminders !== undefined
  return isAnother && change.snoozed_until === undefined ? { snoozed_until: null } : null
}
