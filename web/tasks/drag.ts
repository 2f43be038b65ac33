/**
 * Tasks carried with the pointer: to another list, under another day, or beside another task. Whoever has no pointer has
 * the editor and the keys.
 */
import type { DragEvent } from 'react'
import { useState } from 'react'
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { forAll, picked } from '../state/picked.ts'
import { edit, move } from '../state/task-actions.ts'
import { list } from '../state/tasks.ts'
import { onDay } from '../words/due.ts'
import { putBeside, putOneOn, type Side } from './by-hand.ts'
import { keepFocus, withFocusKept } from './move-focus.ts'

const KIND = 'application/x-sayso-task'

let inHand: Task | null = null

/** What makes a row one that can be carried. */
export function carried(task: Task) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      inHand = task
      event.dataTransfer.setData(KIND, task.id)
      event.dataTransfer.effectAllowed = 'move'
    },
  } as const
}

/** Where something is put down: what a task becomes there. Several that are picked go together. */
export function useDrop(change: TaskEdit | null) {
  const [over, setOver] = useState(false)
  if (change === null) return {}
  return {
    'data-over': over,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(KIND)) return
      accept(event)
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (inHand) void put(inHand, change)
      inHand = null
    },
  }
}

/** A row on which another is put down: above its middle before it, below it behind it. */
export function useDropBeside(task: Task) {
  const [side, setSide] = useState<Side | null>(null)
  return {
    'data-beside': side ?? undefined,
    onDragOver: (event: DragEvent) => {
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const on = event.clientY < top + height / 2 ? 'before' : 'behind'
      const isOurs = event.dataTransfer.types.includes(KIND)
      const fits = isOurs && inHand !== null && besideIt(inHand, task, on) !== null
      if (fits) accept(event)
      setSide(fits ? on : null)
    },
    onDragLeave: () => setSide(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const change = inHand && side && besideIt(inHand, task, side)
      if (inHand && change) void (isOneOfSeveral(inHand) ? forAll.change(change) : move(inHand, change))
      setSide(null)
      inHand = null
    },
  }
}

function accept(event: DragEvent): void {
  event.preventDefault()
  event.dataTransfer.dropEffect = 'move'
}

/** Several go to the day, and keep their order there. */
function besideIt(task: Task, other: Task, side: Side): TaskEdit | null {
  const row = rowNow()
  const change = row && putBeside(task, other, side, row)
  if (!change || !isOneOfSeveral(task)) return change
  return change.due_date === undefined ? null : { due_date: change.due_date?.slice(0, 10) ?? null }
}

/** null: it is in no order that a hand could change. */
function rowNow() {
  const { tasks, order, place, view, search } = list.get()
  if (view === 'done' || search !== '' || place.kind === 'bin') return null
  return { tasks, order, now: new Date() }
}

function isOneOfSeveral({ id }: Task): boolean {
  const { ids } = picked.get()
  return ids.size > 1 && ids.has(id)
}

/** By a key; the row keeps the focus, so that it can be moved on. */
export function moveOne(task: Task, by: 1 | -1): void {
  const row = rowNow()
  const change = row && putOneOn(task, by, row)
  if (!change) return
  void withFocusKept(task.id, move(task, change))
  keepFocus(task.id)
}

async function put(task: Task, change: TaskEdit): Promise<void> {
  if (picked.get().ids.has(task.id)) return await forAll.change(change)
  const { due_date } = change
  const moved = due_date === undefined ? {} : { due_date: onDay(due_date, task.due_date, new Date()) }
  await edit(task, { ...change, ...moved })
}
