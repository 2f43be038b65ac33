/** A grip to carry a task by with a finger, while several can be selected. At the edge of the list, the list comes along. */
import type { PointerEvent as Press } from 'react'
import type { Task } from '../api/types.ts'
import { list } from '../state/tasks.ts'
import { Icon } from '../ui/icon.tsx'
import { holdOver, leaveRows, letGo, putDown, putDownBeside, take } from './drag.ts'

const EDGE_PX = 56
const STEP_PX = 8

export function Grip({ task }: { readonly task: Task }) {
  return (
    <span className="grip" aria-hidden="true" onPointerDown={(event) => carry(event, task)}>
      <Icon name="grip" />
    </span>
  )
}

function carry(press: Press, task: Task): void {
  press.preventDefault()
  const scroller = press.currentTarget.closest('[data-scrolls]')
  let [x, y] = [press.clientX, press.clientY]
  let frame = requestAnimationFrame(step)
  function step(): void {
    if (scroller) scrollAtEdge(scroller, y)
    hold(x, y)
    frame = requestAnimationFrame(step)
  }
  const onMove = (event: PointerEvent) => {
    x = event.clientX
    y = event.clientY
  }
  const onEnd = ({ type }: Event) => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onEnd)
    removeEventListener('pointercancel', onEnd)
    if (type === 'pointerup') putWhere(x, y)
    else letGo()
  }
  take(task)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onEnd)
  addEventListener('pointercancel', onEnd)
}

function scrollAtEdge(scroller: Element, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + EDGE_PX) scroller.scrollTop -= STEP_PX
  else if (y > bottom - EDGE_PX) scroller.scrollTop += STEP_PX
}

function hold(x: number, y: number): void {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('.tasks .task[data-id]')
  const beside = row && list.get().tasks.find(({ id }) => id === row.dataset.id)
  if (beside) holdOver(beside, row, y)
  else leaveRows()
}

/** Under the heading of a day, or beside the row that was shown. */
function putWhere(x: number, y: number): void {
  hold(x, y)
  const date = document.elementFromPoint(x, y)?.closest<HTMLElement>('.group-line')?.dataset.date
  if (date === undefined) putDownBeside()
  else putDown({ due_date: date === '' ? null : date })
}
