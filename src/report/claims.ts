/** Sentences that claim something. Each is made from the outcome that proves it, and from nothing else. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { detailWords, dueWords, labelWords, quoted, shorten } from '../domain/wording.ts'
import type { Asked } from '../domain/words.ts'
import { answered, doneWords } from './asked.ts'
import { changesInWords } from './changes-in-words.ts'
import { data } from './proven.ts'
import { reminderWords } from './reminders-in-words.ts'
import { nextWords, repetitionWords } from './repetition-in-words.ts'
import { joined, named, plural } from './words.ts'

export function added(outcome: Outcome, now: Moment, made_list?: true): string {
  const { task } = data<{ task: Task }>(outcome)
  const on = task.list ? ` to ${made_list ? 'the new list ' : ''}${quoted(task.list)}` : ''
  const behind = `${repetitionWords(task, now)}${reminderWords(task, now)}`
  return `Added ${named(task)}${on}${detailWords(task, now)}${behind}.`
}

export function shown(outcome: Outcome, now: Moment, asks?: Asked): string {
  const { task } = data<{ task: Task }>(outcome)
  if (asks !== undefined) return answered(asks, task, now)
  const facts = [
    task.completed ? `done${doneWords(task, now)}` : 'open',
    ...(task.due_date === null ? [] : [`due ${dueWords(task.due_date, now)}`]),
    ...(task.priority === null ? [] : [`${task.priority} priority`]),
    ...(task.recurrence ? [repetitionWords(task, now).slice(2)] : []),
    ...(task.reminders && !task.completed ? [reminderWords(task, now).slice(2)] : []),
    ...(task.list ? [`on the list ${quoted(task.list)}`] : []),
    ...(task.labels?.length > 0 ? [`tagged ${labelWords(task.labels)}`] : []),
  ]
  const note = task.description === null ? '' : ` Note: ${shorten(task.description, 200)}`
  return `${named(task)} is ${facts.join(', ')}.${note}`
}

/** Asked whether there is any. */
export function exist(outcomes: readonly Outcome[]): string {
  const tasks = outcomes.map((outcome) => data<{ task: Task }>(outcome).task)
  return `Yes, you have ${joined(tasks.map(named), 'and')}.`
}

export function completed(outcome: Outcome, now: Moment): string {
  const { task, changed, next, missed } = data<Completed>(outcome)
  if (task.completed)
    return changed
      ? `Done: ${named(task)}.${nextWords(next, missed, now)}`
      : `${named(task)} was already done.`
  return changed ? `Open again: ${named(task)}.` : `${named(task)} was still open.`
}

interface Completed {
  readonly task: Task
  readonly changed: boolean
  /** Of one that repeats. */
  readonly next?: Task | null
  readonly missed?: number
}

export function updated(outcome: Outcome, now: Moment): string {
  const { task, before } = data<{ task: Task; before: Task }>(outcome)
  const changes = changesInWords(before, task, now)
  return changes.length === 0
    ? `Nothing to change: ${named(task)} is like that already.`
    : `Updated ${named(before)}: ${joined(changes, 'and')}.`
}

export function deleted(outcome: Outcome): string {
  return `Deleted ${named(data<{ task: Task }>(outcome).task)}. Say “undo” to bring it back.`
}

export function restored(outcome: Outcome): string {
  return `Brought back ${named(data<{ task: Task }>(outcome).task)}.`
}

/** The list as it was read, without what was done since. */
export function left(listed: Outcome, done: readonly Outcome[]): string {
  const page = data<TaskPage>(listed)
  const all = listed.call.params.status === 'pending'
  const open = all ? page.total : page.tasks.filter((task) => !task.completed).length
  const closed = done.map((outcome) => data<{ task: Task; changed: boolean }>(outcome))
  const fewer = closed.reduce((sum, { task, changed }) => sum + (changed ? (task.completed ? 1 : -1) : 0), 0)
  return open - fewer <= 0 ? 'Nothing is left to do.' : `${plural(open - fewer, 'open task')} left.`
}
