/** Several tasks picked, to be dealt with at once. */
import { isAway, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { type Change, changeFor } from './change-for.ts'
import { told } from './connection.ts'
import { createStore } from './store.ts'
import { list } from './tasks.ts'
import { toast } from './toasts.ts'
import { lookAgain, undoLatestOf } from './undo.ts'
import { type Deed, perform, putOff, sayItWaits } from './waiting.ts'

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
  done: () => each('Done', (task) => ({ kind: 'complete', task, completed: true })),
  reopen: () => each('Open again', (task) => ({ kind: 'complete', task, completed: false })),
  change: (change: Change) =>
    each('Changed', (task) => ({ kind: 'edit', task, change: changeFor(task, change), anyway: true })),
  remove: () => each('Deleted', (task) => ({ kind: 'remove', task })),
} as const

/** One after the other; what was done until one was refused is said, and can be taken back. While away, all of it waits. */
async function each(words: string, deedFor: (task: Task) => Deed): Promise<void> {
  const done: Task[] = []
  const later: string[] = []
  try {
    for (const task of pickedTasks()) {
      const [deed, key] = [deedFor(task), crypto.randomUUID()]
      if (await isDoneNow(deed, key)) done.push(task)
      else later.push(key)
    }
  } catch (error) {
    toast(wordsOf(error))
  }
  if (done.length > 0) toast(`${words}: ${some(done)}`, { label: 'Undo', run: () => void undoLatestOf(done) })
  if (later.length > 0) sayItWaits(`${words} as soon as Sayso is back: ${some(later)}`, later)
  stopPicking()
  await lookAgain()
}

/** False: nobody answered, so it waits. Throws what was refused. */
async function isDoneNow(deed: Deed, key: string): Promise<boolean> {
  try {
    await told(perform(deed, key))
    return true
  } catch (error) {
    if (!isAway(error)) throw error
    putOff(deed, key)
    return false
  }
}

function some({ length }: readonly unknown[]): string {
  return length === 1 ? '1 task' : `${length} tasks`
}
