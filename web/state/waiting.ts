/**
 * Changes made by the list's own buttons while nobody answered. Kept by the browser, delivered in order as soon as the
 * server is back, each with a key of its own: however often it is sent, it is done once. What the server then refuses
 * is taken off the screen again, and said.
 */
import { api, type NewTask, type TaskEdit } from '../api/calls.ts'
import { ApiProblem, isAway, isSignedOut, isSomeoneElse, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { told } from './connection.ts'
import { forget, keep, kept, keptBelow } from './kept.ts'
import { timeZone } from './settings.ts'
import { createStore } from './store.ts'
import { type Ahead, showAhead } from './tasks.ts'
import { toast } from './toasts.ts'
import { lookAgain } from './undo.ts'
import { whose } from './whose.ts'

export type Deed =
  | { readonly kind: 'complete'; readonly task: Task; readonly completed: boolean }
  /** `anyway`: whatever it has become elsewhere since. */
  | { readonly kind: 'edit'; readonly task: Task; readonly change: TaskEdit; readonly anyway?: true }
  | { readonly kind: 'remove'; readonly task: Task }
  | { readonly kind: 'add'; readonly given: NewTask }

export interface Waiting {
  readonly key: string
  readonly at: string
  readonly deed: Deed
}

const KEY = 'change.'

export const waiting = createStore<{ items: readonly Waiting[] }>({ items: [] })

/** What shows each of them until it is delivered. */
const shown = new Map<string, Ahead>()

whose.watch(() => {
  const left = keptBelow(KEY).map((key) => JSON.parse(kept(KEY + key) ?? 'null') as Waiting | null)
  for (const item of left.filter((one) => one !== null).sort((a, b) => a.at.localeCompare(b.at))) take(item)
})

export function putOff(deed: Deed, key: string): void {
  const item: Waiting = { key, at: new Date().toISOString(), deed }
  keep(KEY + key, item)
  take(item)
}

function take(item: Waiting): void {
  if (waiting.get().items.some(({ key }) => key === item.key)) return
  waiting.set(({ items }) => ({ items: [...items, item] }))
  const { deed } = item
  if (deed.kind !== 'add') shown.set(item.key, showAhead(deed.task, asDone(deed)))
}

/** How a task looks once it is delivered; null: gone. */
export function asDone(deed: Exclude<Deed, { kind: 'add' }>): Task | null {
  if (deed.kind === 'remove') return null
  if (deed.kind === 'edit') return { ...deed.task, ...deed.change }
  return { ...deed.task, completed: deed.completed, status: deed.completed ? 'completed' : 'pending' }
}

/** Says that it waits and can be taken back, no longer than that is so. */
export function sayItWaits(text: string, keys: readonly string[]): void {
  const dismiss = toast(text, { label: 'Take back', run: () => keys.forEach(drop) })
  const unwatch = waiting.watch(() => {
    if (waiting.get().items.some(({ key }) => keys.includes(key))) return
    unwatch()
    dismiss()
  })
}

/** Taken back before it was ever sent, or refused. */
export function drop(key: string): void {
  shown.get(key)?.takeBack()
  settle(key)
}

function settle(key: string): void {
  forget(KEY + key)
  shown.delete(key)
  waiting.set(({ items }) => ({ items: items.filter((one) => one.key !== key) }))
}

export async function perform(deed: Deed, key: string): Promise<Task> {
  if (deed.kind === 'add') return await api.add(deed.given, timeZone(), key)
  const { id, version } = deed.task
  if (deed.kind === 'complete') return await api.complete(id, deed.completed, key)
  if (deed.kind === 'remove') return await api.remove(id, key)
  // One that follows another change of the same task cannot know which version that left.
  const follows = waiting
    .get()
    .items.some((one) => one.key !== key && 'task' in one.deed && one.deed.task.id === id)
  const known = deed.anyway || follows || isOnlyMoved(deed.change) ? null : version
  return await api.edit(id, deed.change, known, timeZone(), key)
}

/** Where it stands and what it says have nothing to do with each other: the last hand on it counts. */
function isOnlyMoved({ position, ...others }: TaskEdit): boolean {
  return position !== undefined && Object.keys(others).length === 0
}

let delivering = false

export async function deliverAll(): Promise<void> {
  if (delivering || waiting.get().items.length === 0) return
  delivering = true
  try {
    for (let next = waiting.get().items[0]; next; next = waiting.get().items[0]) await deliver(next)
  } catch {
    // Away again: the rest waits for the next time.
  } finally {
    delivering = false
    await lookAgain()
  }
}

/** Throws when it is worth trying again later. */
async function deliver({ key, deed }: Waiting): Promise<void> {
  try {
    await told(perform(deed, key))
    shown.get(key)?.arrived()
    settle(key)
    return
  } catch (error) {
    if (isAway(error) || isSignedOut(error) || isSomeoneElse(error) || isBusy(error)) throw error
    toast(`Not done, while Sayso was away: ${nameOf(deed)}. ${wordsOf(error)}`)
  }
  drop(key)
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 429
}

export function nameOf(deed: Deed): string {
  return deed.kind === 'add' ? deed.given.title : deed.task.title
}
