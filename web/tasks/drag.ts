/** Tasks carried with the pointer: to another list, or under another day. Whoever has no pointer has the editor and the keys. */
import type { DragEvent } from 'react'
import { useState } from 'react'
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { forAll, picked } from '../state/picked.ts'
import { edit } from '../state/task-actions.ts'

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
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
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

/** A time of day stays when only the day is another. */
async function put(task: Task, change: TaskEdit): Promise<void> {
  if (picked.get().ids.has(task.id)) return await forAll.change(change)
  const { due_date } = change
  const time = task.due_date?.slice(10) ?? ''
  await edit(task, typeof due_date === 'string' ? { ...change, due_date: due_date + time } : change)
}
