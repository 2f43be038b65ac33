/** How often something comes back → what is said of the task with it. */
import type { Moment } from '../../domain/calendar.ts'
import type { NewTask, TaskChange } from '../../domain/task-change.ts'
import type { Repetition } from './find-repetitions.ts'

type Repeated = Pick<NewTask, 'due_date' | 'timezone' | 'recurrence' | 'recurs_from' | 'recurs_except'>

/** It begins on the first day it falls on, unless another day or hour was said elsewhere. */
export function repeatedChange(
  { rule, recurs_from, first, time, except }: Repetition,
  now: Moment,
  said: { readonly day?: string; readonly time?: string } = {},
): Repeated {
  const day = said.day ?? first
  const hour = time ?? said.time
  return {
    recurrence: rule,
    ...(recurs_from && { recurs_from }),
    ...(except && { recurs_except: except }),
    ...(day !== undefined && { due_date: hour === undefined ? day : `${day}T${hour}` }),
    ...(hour !== undefined && { timezone: now.timezone }),
  }
}

/** Of a task that is there: "every other week" alone leaves it on its day, and an hour alone moves no day. */
export function changedTo(again: Repetition, now: Moment): TaskChange {
  const change = repeatedChange(again, now)
  if (again.starts !== undefined || /BY/u.test(again.rule)) return change
  const { due_date, timezone: _, ...rule } = change
  return again.time === undefined || due_date === undefined ? rule : { ...change, keeps_day: true }
}
