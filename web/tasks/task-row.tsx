/** One task: check it off, change it in place, pick it, carry it elsewhere, delete it. */
import { type ChangeEvent, type MouseEvent, memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { Task } from '../api/types.ts'
import { pick, picked } from '../state/picked.ts'
import { useStore } from '../state/store.ts'
import { setDone } from '../state/task-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { Linked } from '../ui/linked.tsx'
import { AskDelete } from './ask-delete.tsx'
import { Chips } from './chips.tsx'
import { carried, useDropBeside } from './drag.ts'
import { Grip } from './grip.tsx'
import { withFocusKept } from './move-focus.ts'
import { rowWish } from './row-wish.ts'
import { TaskEditor } from './task-editor.tsx'

interface Props {
  readonly task: Task
  readonly now: Date
  readonly dayIsSaid: boolean
}

type Mode = 'plain' | 'editing' | 'asking'

export const TaskRow = memo(function TaskRow({ task, now, dayIsSaid }: Props) {
  const [mode, setMode] = useState<Mode>('plain')
  const words = useRef<HTMLButtonElement>(null)
  const bin = useRef<HTMLButtonElement>(null)
  const came = useRef<Mode>('plain')
  useEffect(() => {
    // Back where it was opened from, so that the keyboard goes on from there.
    if (mode === 'plain' && came.current !== 'plain')
      (came.current === 'asking' ? bin : words).current?.focus()
    came.current = mode
  }, [mode])
  const wanted = useStore(rowWish, ({ id, mode: wish }) => (id === task.id ? wish : null))
  useEffect(() => {
    if (wanted === null) return
    rowWish.set({ id: null })
    setMode(wanted)
  }, [wanted])
  const close = () => setMode('plain')
  if (mode === 'asking') return <AskDelete task={task} keep={close} />
  if (mode === 'editing') return <TaskEditor task={task} close={close} ask={() => setMode('asking')} />
  return <Plain task={task} now={now} dayIsSaid={dayIsSaid} words={words} bin={bin} setMode={setMode} />
})

interface PlainProps extends Props {
  readonly words: RefObject<HTMLButtonElement | null>
  readonly bin: RefObject<HTMLButtonElement | null>
  readonly setMode: (mode: Mode) => void
}

function Plain({ task, now, dayIsSaid, words, bin, setMode }: PlainProps) {
  const picking = useStore(picked, (value) => value.picking)
  const isPicked = useStore(picked, ({ ids }) => ids.has(task.id))
  const beside = useDropBeside(task)
  const { number, title, completed, description } = task
  const press = (event: MouseEvent) =>
    picking || event.ctrlKey || event.metaKey ? pick(task) : setMode('editing')
  return (
    <div
      className="task"
      data-done={completed}
      data-picked={isPicked}
      data-priority={task.priority}
      data-id={task.id}
      {...carried(task)}
      {...beside}
    >
      {picking ? <PickBox /> : <Tick task={task} />}
      <div className="task-words">
        <button
          type="button"
          ref={words}
          className="edit"
          aria-label={picking ? `Select ${title}` : `Edit ${title}`}
          aria-pressed={picking ? isPicked : undefined}
          onClick={press}
        />
        <span className="task-title" dir="auto">
          <Linked text={title} />
        </span>
        {description && (
          <span className="task-note" dir="auto">
            <Linked text={description} />
          </span>
        )}
        <Chips task={task} now={now} dayIsSaid={dayIsSaid} />
      </div>
      <button
        type="button"
        ref={bin}
        className="icon-button"
        aria-label={`Delete #${number} ${title}`}
        onClick={() => setMode('asking')}
      >
        <Icon name="trash" />
      </button>
      {picking && <Grip task={task} />}
    </div>
  )
}

/** Nothing to press by itself: all of the row is. */
function PickBox() {
  return (
    <span className="tick picks" aria-hidden="true">
      <span className="box">
        <Icon name="check" />
      </span>
    </span>
  )
}

export function Tick({ task }: Pick<Props, 'task'>) {
  const press = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // the second click of a double one may meet the next of a series, which has come to stand there
    if (nativeEvent instanceof UIEvent && nativeEvent.detail > 1) return
    void withFocusKept(task.id, setDone(task, target.checked))
  }
  return (
    <label className="tick">
      <input type="checkbox" checked={task.completed} aria-label={`Done: ${task.title}`} onChange={press} />
      <span className="box">
        <Icon name="check" />
      </span>
    </label>
  )
}
