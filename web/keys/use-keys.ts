/** Keys that work anywhere but in a field: ways to the parts of the page, and something to do with the row in focus. */
import { useEffect } from 'react'
import type { Task } from '../api/types.ts'
import { pick, stopPicking } from '../state/picked.ts'
import { edit, setDone, undoLast } from '../state/task-actions.ts'
import { list } from '../state/tasks.ts'
import { moveOne } from '../tasks/drag.ts'
import { moveFocus, withFocusKept } from '../tasks/move-focus.ts'
import { rowWish } from '../tasks/row-wish.ts'
import { goTo, showTasks } from '../ui/use-route.ts'
import { localToday, onDay } from '../words/due.ts'
import { showKeys, showPalette } from './overlay.ts'

type Keys<Args extends readonly unknown[]> = Readonly<Record<string, (...args: Args) => void>>

const ANYWHERE: Keys<[]> = {
  '?': showKeys,
  '/': () => focusSoon('composer', () => goTo('talk')),
  n: () => focusSoon('add-task', showTasks),
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  Escape: stopPicking,
}

const ON_A_ROW: Keys<[Task]> = {
  ArrowDown: () => moveFocus(1),
  ArrowUp: () => moveFocus(-1),
  e: ({ id }) => rowWish.set({ id, mode: 'editing' }),
  d: (task) => void withFocusKept(task.id, setDone(task, !task.completed)),
  t: (task) => void withFocusKept(task.id, edit(task, { due_date: today(task) })),
  m: (task) => showPalette(task),
  x: pick,
  Delete: ({ id }) => rowWish.set({ id, mode: 'asking' }),
}

function today({ due_date }: Task): string | null {
  const now = new Date()
  return onDay(localToday(now), due_date, now)
}

const ON_A_ROW_WITH_ALT: Keys<[Task]> = {
  ArrowDown: (task) => moveOne(task, 1),
  ArrowUp: (task) => moveOne(task, -1),
}

export function useKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const typing = isTyping(event.target)
  const act =
    event.ctrlKey || event.metaKey ? withControl(key, typing) : typing ? null : wanted(key, event.altKey)
  if (act === null) return
  event.preventDefault()
  act()
}

/** In a field, Ctrl+Z is the field's own. */
function withControl(key: string, typing: boolean): (() => void) | null {
  if (key === 'k') return () => showPalette()
  return key === 'z' && !typing ? () => void undoLast() : null
}

function wanted(key: string, alt: boolean): (() => void) | null {
  const anywhere = alt ? undefined : ANYWHERE[key]
  if (anywhere) return anywhere
  const task = taskInFocus()
  const onRow = task && (alt ? ON_A_ROW_WITH_ALT : ON_A_ROW)[key]
  return onRow ? () => onRow(task) : null
}

function taskInFocus(): Task | undefined {
  const id = document.activeElement?.closest<HTMLElement>('.tasks .task[data-id]')?.dataset.id
  return id === undefined ? undefined : list.get().tasks.find((task) => task.id === id)
}

/** A tick takes no letters, so keys work on it as on the rest of its row. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog')) return true
  const field = target.closest('input, textarea, select, [contenteditable]')
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox')
}

/** It may only come into the page by going there. */
function focusSoon(id: string, go: () => void): void {
  const focus = () => document.getElementById(id)?.focus()
  if (document.getElementById(id)?.checkVisibility()) focus()
  else {
    go()
    requestAnimationFrame(() => requestAnimationFrame(focus))
  }
}
