/** Several tasks picked, to be dealt with at once. */
import { api, type TaskEdit } from '../api/calls.ts'
import { isAway, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { onDay } from '../words/due.ts'
import { told } from './connection.ts'
import { timeZone } from './settings.ts'
import { createStore } from './store.ts'
import { list } from './tasks.ts'
import { toast } from './toasts.ts'
import { lookAgain, undoLatestOf } from './undo.ts'

interface Picked {
  /** A press on a row picks it, instead of opening it. */
  readonly picking: boolean
  readonly ids: ReadonlySet<string>
}

const none: Picked = { picking: false, ids: new Set() }

export const picked = createStore<Picked>(none)

export function startPicking(): void {
  picked.set({ picking: true })
}

export function stopPicking(): void {
  picked.set(none)
}

export function pick({ id }: Task): void {
  const ids = new Set(picked.get().ids)
  if (!ids.delete(id)) ids.add(id)
  picked.set({ picking: true, ids })
}

export function pickAll(): void {
  picked.set({ picking: true, ids: new Set(list.get().tasks.map(({ id }) => id)) })
}

// Another view, another place, other words: what is not in sight any more is not dealt with.
let where = whereNow()
list.watch(() => {
  if (whereNow() === where) return
  where = whereNow()
  stopPicking()
})

function whereNow(): string {
  const { place, view, search } = list.get()
  return JSON.stringify([place, view, search])
}

function pickedTasks(): readonly Task[] {
  const { ids } = picked.get()
  return list.get().tasks.filter(({ id }) => ids.has(id))
}

export const forAll = {
  done: () => each('Done', (task) => api.complete(task.id, true)),
  reopen: () => each('Open again', (task) => api.complete(task.id, false)),
  change: (change: TaskEdit) =>
    each('Changed', (task) => api.edit(task.id, { ...change, ...dayFor(task, change) }, null, timeZone())),
  remove: () => each('Deleted', (task) => api.remove(task.id)),
} as const

function dayFor(task: Task, { due_date }: TaskEdit): TaskEdit {
  return due_date === undefined ? {} : { due_date: onDay(due_date, task.due_date, new Date()) }
}

/** One after the other; what was done until one failed is said, and can be taken back. */
async function each(words: string, act: (task: Task) => Promise<unknown>): Promise<void> {
  const done: Task[] = []
  try {
    for (const task of pickedTasks()) {
      await told(act(task))
      done.push(task)
    }
  } catch (error) {
    toast(isAway(error) ? 'Sayso is away, so not all of it was done.' : wordsOf(error))
  }
  if (done.length > 0) {
    const tasks = done.length === 1 ? '1 task' : `${done.length} tasks`
    toast(`${words}: ${tasks}`, { label: 'Undo', run: () => void undoLatestOf(done) })
  }
  stopPicking()
  await lookAgain()
}
