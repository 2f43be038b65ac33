/** A change to a task that repeats: what it is to this one and to those after it, and what has to be asked first. */
import { dateOf, type Moment, timeOf } from '../../domain/calendar.ts'
import type { TaskChange, UpdateTask } from '../../domain/command.ts'
import type { ToolCall } from '../../domain/decision.ts'
import { movedDue } from '../../domain/moved-due.ts'
import type { Task } from '../../domain/task.ts'
import { movedRule } from '../../repeat/moved-rule.ts'
import { afterSkipping, dueFrom, isOfSeries, ruleOf, whenResumed } from '../../repeat/occurrence.ts'
import { ruleText } from '../../repeat/rule.ts'
import { markOf } from '../outcome-data.ts'
import { asks, type CommandEnd, unserved } from '../plan.ts'

/** "Only this one, or all from now on?", where the date that was said is none of the series. */
export function askThisOrAll(command: UpdateTask, tasks: readonly Task[]): CommandEnd | null {
  const [task, ...more] = tasks
  if (!task || more.length > 0 || !matters(task, command.params)) return null
  const readings = (['this', 'all'] as const).map(
    (applies_to): UpdateTask => ({
      ...command,
      params: { ...command.params, reference: { number: task.number }, applies_to },
    }),
  )
  const tasksMarked = [markOf(task)]
  return asks(
    { say: 'this_or_all', readings, tasks: tasksMarked },
    { action_type: 'CHOOSE_READING', tasks: tasksMarked, commands: readings },
  )
}

/** Not where all are counted from completion: there is no date for those to come. */
function matters(task: Task, params: UpdateTask['params']): boolean {
  const { applies_to, recurrence, occurrence } = params
  if (!task.recurrence || task.recurs_from === 'completion') return false
  if (applies_to !== undefined || recurrence !== undefined || occurrence !== undefined) return false
  const due = movedDue(task, params)?.due_date
  if (!due || due === task.due_date) return false
  const meant = task.recurs_on ?? task.due_date
  return !isOfSeries(task, dateOf(due)) || (meant !== null && timeOf(due) !== timeOf(meant))
}

/** Nothing is left to skip, or nothing repeats. */
export function noOccurrence({ params }: UpdateTask, tasks: readonly Task[], now: Moment): CommandEnd | null {
  const task = tasks.find((each) => occurrenceChange(each, params, now) === null)
  if (task === undefined) return null
  const { due_date, recurrence } = task
  const due = due_date !== null && isOver(task, params.skips) ? { due: due_date } : {}
  return unserved({ say: 'no_occurrence', task: markOf(task), repeats: recurrence !== null, ...due })
}

/** What the tool is told besides the plain change. null: there is no such date. */
export function occurrenceChange(task: Task, change: TaskChange, now: Moment): ToolCall['params'] | null {
  if (!task.recurrence) return change.occurrence === undefined ? {} : null
  if (change.occurrence === 'skip') return skipped(task, change, now)
  if (change.occurrence === 'pause') return paused(task, change)
  if (change.occurrence === 'resume') return dated(task, whenResumed(task, now))
  return change.applies_to === 'all' && change.recurrence === undefined ? forAll(task, change) : {}
}

/** Until a day: the first of the series that is not before it. */
function paused(task: Task, { due_date }: TaskChange): ToolCall['params'] | null {
  return due_date ? dated(task, dueFrom(task, dateOf(due_date))) : { due_date: null }
}

/** "Skip next week's bins", while this week's are due: those days are left out when their time comes. */
function isLater({ due_date }: Task, skips: string): boolean {
  return due_date !== null && dateOf(due_date) < dateOf(skips)
}

/** "Skip today's", where today's is done already. */
function isOver({ due_date }: Task, skips: string | undefined): boolean {
  return due_date !== null && skips !== undefined && dateOf(due_date) > (skips.split('/').at(-1) ?? '')
}

function skipped(task: Task, { skips }: TaskChange, now: Moment): ToolCall['params'] | null {
  if (skips !== undefined && isLater(task, skips)) return { recurs_except: [...task.recurs_except, skips] }
  if (isOver(task, skips)) return null
  const { occurrence } = afterSkipping(task, now)
  if (occurrence === null) return null
  return { ...dated(task, occurrence.due_date), recurrence: occurrence.recurrence }
}

function dated({ timezone }: Task, due_date: string | null): ToolCall['params'] | null {
  if (due_date === null) return null
  return timezone === null ? { due_date } : { due_date, timezone }
}

/** The rule goes along: from Tuesdays to Thursdays, from the 1st to the 5th. */
function forAll(task: Task, change: TaskChange): ToolCall['params'] {
  const rule = ruleOf(task)
  const [due, meant] = [movedDue(task, change)?.due_date, task.recurs_on ?? task.due_date]
  if (rule === null || !due) return {}
  return { recurrence: ruleText(movedRule(rule, dateOf(meant ?? due), dateOf(due))) }
}
