/**
 * Tasks carried to another list, under another day, or beside another task: with the pointer by any part of their row,
 * with a finger by their grip. Whoever can do neither has the editor, the keys and the bar of what is selected.
 */
import type { DragEvent } from 'react'
import { useState } from 'react'
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { type Change, changeFor } from '../state/change-for.ts'
import { forAll, picked } from '../state/picked.ts'
import { createStore, useStore } from '../state/store.ts'
import { move } from '../state/task-actions.ts'
import { list } from '../state/tasks.ts'
import { putBeside, putOneOn, type Side } from './by-hand.ts'
import { keepFocus, withFocusKept } from './move-focus.ts'

const KIND = 'application/x-sayso-task'

interface Hand {
  readonly task: Task | null
  /** The row it would be put beside, and on which side of it. */
  readonly beside: Task | null
  readonly side: Side
}

const empty: Hand = { task: null, beside: null, side: 'before' }

const hand = createStore<Hand>(empty)

export function take(task: Task): void {
  hand.set({ ...empty, task })
}

export function letGo(): void {
  hand.set(empty)
}

/** What makes a row one that can be carried. */
export function carried(task: Task) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      take(task)
      event.dataTransfer.setData(KIND, task.id)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragEnd: letGo,
  } as const
}

/** Where something is put down: what a task becomes there. Several that are picked go together. */
export function useDrop(change: Change | null) {
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
      putDown(change)
    },
  }
}

/** A row on which another is put down: above its middle before it, below it behind it. */
export function useDropBeside(task: Task) {
  const side = useStore(hand, (value) => (value.beside?.id === task.id ? value.side : undefined))
  const isHeld = useStore(hand, (value) => value.task?.id === task.id)
  return {
    'data-beside': side,
    'data-held': isHeld,
    onDragOver: (event: DragEvent) => {
      const isOurs = event.dataTransfer.types.includes(KIND)
      if (isOurs && holdOver(task, event.currentTarget, event.clientY)) accept(event)
    },
    onDragLeave: leaveRows,
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      putDownBeside()
    },
  }
}

function accept(event: DragEvent): void {
  event.preventDefault()
  event.dataTransfer.dropEffect = 'move'
}

/** Shows where it would stand; false: it cannot stand there. */
export function holdOver(beside: Task, row: Element, y: number): boolean {
  const { task } = hand.get()
  const { top, height } = row.getBoundingClientRect()
  const side = y < top + height / 2 ? 'before' : 'behind'
  const fits = task !== null && besideIt(task, beside, side) !== null
  hand.set(fits ? { beside, side } : { beside: null })
  return fits
}

export function leaveRows(): void {
  hand.set({ beside: null })
}

export function putDownBeside(): void {
  const { task, beside, side } = hand.get()
  const change = task && beside && besideIt(task, beside, side)
  letGo()
  if (task && change) void (isOneOfSeveral(task) ? forAll.change(change) : move(task, change))
}

export function putDown(change: Change): void {
  const { task } = hand.get()
  letGo()
  if (task === null) return
  void (picked.get().ids.has(task.id) ? forAll.change(change) : move(task, changeFor(task, change)))
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

/** One up or down; null: there is nothing to change places with. */
export function stepOf(task: Task, by: 1 | -1): TaskEdit | null {
  const row = rowNow()
  return row && putOneOn(task, by, row)
}

/** By a key; the row keeps the focus, so that it can be moved on. */
export function moveOne(task: Task, by: 1 | -1): void {
  const change = stepOf(task, by)
  if (!change) return
  void withFocusKept(task.id, move(task, change))
  keepFocus(task.id)
}
