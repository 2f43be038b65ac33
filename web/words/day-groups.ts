/** Under which heading a task stands: by when it is due, seen from now. */
import { addDays, startOfWeek } from '../../src/domain/calendar.ts'
import type { WeekStart } from '../../src/domain/words.ts'
import type { Task } from '../api/types.ts'
import { dueTone, localToday } from './due.ts'

export const dayGroups = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  later: 'Later',
  none: 'No date',
} as const
export type DayGroup = keyof typeof dayGroups
const inOrder = Object.keys(dayGroups) as readonly DayGroup[]

export function groupOf(due: string | null, now: Date, week_start: WeekStart): DayGroup {
  if (due === null) return 'none'
  if (dueTone(due, now) === 'overdue') return 'overdue'
  const [today, day] = [localToday(now), due.slice(0, 10)]
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return day <= addDays(startOfWeek(today, week_start), 6) ? 'week' : 'later'
}

/** The date that a task gets which is put under a heading; undefined: it says none. */
export function dateFor(group: DayGroup, now: Date, week_start: WeekStart): string | null | undefined {
  const today = localToday(now)
  if (group === 'none') return null
  if (group === 'today') return today
  const tomorrow = addDays(today, 1)
  if (group === 'tomorrow') return tomorrow
  const last = addDays(startOfWeek(today, week_start), 6)
  // Where the week ends today or tomorrow, no day is left that only it has.
  if (group === 'week') return last > tomorrow ? last : undefined
  return group === 'later' ? addDays(last > today ? last : tomorrow, 1) : undefined
}

/** The heading above each task that begins a new one. Tasks of other time zones never bring one back. */
export function headings(
  tasks: readonly Pick<Task, 'id' | 'due_date'>[],
  now: Date,
  week_start: WeekStart,
): ReadonlyMap<string, { readonly group: DayGroup; readonly count: number }> {
  const found = new Map<string, { group: DayGroup; count: number }>()
  let reached = -1
  let open: { group: DayGroup; count: number } | undefined
  for (const { id, due_date } of tasks) {
    const at = Math.max(reached, inOrder.indexOf(groupOf(due_date, now, week_start)))
    if (at > reached || open === undefined) {
      open = { group: inOrder[at] ?? 'none', count: 0 }
      found.set(id, open)
      reached = at
    }
    open.count += 1
  }
  return found
}
