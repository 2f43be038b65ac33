/**
 * What a task becomes that is put beside another. By hand it only gets a place; by date it gets the other's day as
 * well, and a place among those of the same date: what has a time of day stays in the order of its time.
 */
import { between, positionOf } from '../../src/domain/position.ts'
import type { ListOrder } from '../../src/domain/words.ts'
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { localToday, onDay } from '../words/due.ts'

export type Side = 'before' | 'behind'

interface Row {
  readonly tasks: readonly Task[]
  readonly order: ListOrder
  /** Nothing is put on a day that is over. */
  readonly now: Date
}

/** null: there is nothing to change by it, or it cannot stand there. */
export function putBeside(task: Task, other: Task, side: Side, row: Row): TaskEdit | null {
  const { tasks, order, now } = row
  const others = tasks.filter(({ id }) => id !== task.id)
  const [was, at] = [tasks.indexOf(task), others.indexOf(other) + (side === 'before' ? 0 : 1)]
  if (order === 'manual') return moved(others, was, at)
  if (order !== 'due') return null
  const due_date = isOnDayOf(other, task) ? task.due_date : onDay(other.due_date, task.due_date, now)
  const peersUpTo = (end: number) => others.slice(0, end).filter((one) => one.due_date === due_date)
  const [peers, before] = [peersUpTo(others.length), peersUpTo(at).length]
  if (due_date === task.due_date) return moved(peers, peersUpTo(was).length, before)
  if (due_date !== null && due_date.slice(0, 10) < localToday(now)) return null
  return { due_date, ...(peers.length > 0 && moved(peers, -1, before)) }
}

/** One up or down, among those it can change places with. */
export function putOneOn(task: Task, by: 1 | -1, row: Row): TaskEdit | null {
  const { tasks, order } = row
  const other = tasks[tasks.indexOf(task) + by]
  if (!other || (order === 'due' && other.due_date !== task.due_date)) return null
  return putBeside(task, other, by === 1 ? 'behind' : 'before', row)
}

function isOnDayOf(other: Task, task: Task): boolean {
  return other.due_date?.slice(0, 10) === task.due_date?.slice(0, 10)
}

function moved(others: readonly Task[], was: number, at: number): TaskEdit | null {
  if (at === was) return null
  const [before, after] = [others[at - 1], others[at]]
  const position = between(before ? positionOf(before) : null, after ? positionOf(after) : null, Math.random)
  return { position }
}
