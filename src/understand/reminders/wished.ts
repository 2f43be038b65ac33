/** What is said of the reminders of one task, as a change of it; for a new one, as a part of it. */
import type { Moment } from '../../domain/calendar.ts'
import type { CreateTask } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { AT_DUE, isMoment } from '../../domain/reminders.ts'
import type { TaskChange } from '../../domain/task-change.ts'
import type { Act } from './act.ts'
import type { Beside } from './beside.ts'
import { putOff } from './later.ts'
import { type Marked, type Stretch, says, timesOf } from './marked.ts'
import type { Objects } from './objects.ts'
import { type Sorted, sortedTimes } from './polarity.ts'
import { isRinging } from './ringing.ts'
import { isSame, remindersIn } from './said-times.ts'

/** Of a task that is there. null: that cannot be said of it. */
export function changeOf(
  act: Act,
  message: Marked,
  part: Stretch,
  context: Beside,
  objects: Objects,
): TaskChange | null {
  const { task, days } = objects
  const times = timesOf(message, part).filter((time) => !days.includes(time))
  if (act === 'snooze') {
    const snooze = putOff(message, part, times, task, context)
    return snooze && { snooze }
  }
  if (act === 'less' && times.length === 0) return { reminders: [] }
  const own = task?.reminders ?? []
  const said = sortedTimes(message, part, times)
  const unknown = said.kept.filter((time) => !own.some((reminder) => isSame(reminder, time)))
  const wanted = remindersIn(message, part, [...said.wanted, ...unknown], { task, day: days[0] })
  if (wanted.length === 0) return less(own, said)
  return (
    ringsAgain(message, part, wanted, task, context) ??
    changed(message, part, { own, said, wanted, replaces: unknown.length > 0 })
  )
}

/** Of a task that has just rung, a moment is when it is to ring again. */
function ringsAgain(
  message: Marked,
  part: Stretch,
  wanted: readonly string[],
  task: KnownTask | null,
  { now }: Beside,
): TaskChange | null {
  const last = wanted.every(isMoment) ? wanted.at(-1) : undefined
  if (last === undefined || !task || !isRinging(task, now)) return null
  const isOther = (task.reminders?.length ?? 0) > 1 || says(message, part, 'change', 'more')
  return isOther ? null : { snooze: { until: last } }
}

interface Wished {
  readonly own: readonly string[]
  readonly said: Sorted
  readonly wanted: readonly string[]
  readonly replaces: boolean
}

/** In the place of those that are not wanted, or of all; or besides what there is. */
function changed(message: Marked, part: Stretch, { own, said, wanted, replaces }: Wished): TaskChange {
  const left = without(own, said)
  const adds = says(message, part, 'more')
  const kept = own.filter((reminder) => said.kept.some((time) => isSame(reminder, time)))
  if (left.length < own.length) return { reminders: [...new Set([...left, ...wanted])] }
  if (kept.length > 0) return { reminders: [...new Set([...(adds ? own : kept), ...wanted])] }
  const instead = replaces || said.denied.length > 0 || says(message, part, 'change', 'only', 'excess', 'not')
  return instead && !adds ? { reminders: wanted } : { add_reminders: wanted }
}

function without(own: readonly string[], { denied }: Sorted): readonly string[] {
  return own.filter((reminder) => !denied.some((time) => isSame(reminder, time)))
}

/** What is left after some are taken away. */
function less(own: readonly string[], said: Sorted): TaskChange | null {
  const left = without(own, said)
  if (left.length < own.length) return { reminders: left }
  const kept = own.filter((reminder) => said.kept.some((time) => isSame(reminder, time)))
  if (kept.length > 0) return { reminders: kept }
  return said.denied.length > 0 && own.length === 1 ? { reminders: [] } : null
}

/** With its reminders: an hour alone is on its day. One that has no date yet is due when it is to be told of. */
export function newTask(
  act: Act,
  message: Marked,
  part: Stretch,
  create: CreateTask,
  now: Moment,
): CreateTask | null {
  const { params } = create
  const due_date = params.due_date ?? null
  if (act === 'less') return { ...create, params: { ...params, reminders: [] } }
  const times = timesOf(message, part)
  const task = { due_date, reminders: null }
  const [only, ...more] = remindersIn(message, part, times, { task, isNew: true })
  if (only === undefined) return null
  if (due_date === null && more.length === 0 && isMoment(only)) {
    const [date] = times.flatMap((time) => (time.date && 'due_date' in time.date ? [time.date.due_date] : []))
    return { ...create, params: { ...params, ...dueAt(date ?? only, now) } }
  }
  // "at 5 and again at 9"
  const also = says(message, part, 'more') && isMoment(only) ? [AT_DUE] : []
  return {
    ...create,
    params: { ...params, reminders: [...new Set([...(params.reminders ?? also), only, ...more])] },
  }
}

function dueAt(due_date: string, { timezone }: Moment) {
  return due_date.length > 10 ? { due_date, timezone } : { due_date }
}
