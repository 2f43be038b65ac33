/** One task: check it off, change its words, priority or date in place, delete it. */
import { memo, useEffect, useRef, useState } from 'react'
import type { Task } from '../api/types.ts'
import { setDone } from '../state/task-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { Linked } from '../ui/linked.tsx'
import { dueTone, dueWords } from '../words/due.ts'
import { AskDelete } from './ask-delete.tsx'
import { TaskEditor } from './task-editor.tsx'

interface Props {
  readonly task: Task
  readonly now: Date
}

type Mode = 'plain' | 'editing' | 'asking'

export const TaskRow = memo(function TaskRow({ task, now }: Props) {
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
  const close = () => setMode('plain')
  if (mode === 'editing') return <TaskEditor task={task} close={close} />
  if (mode === 'asking') return <AskDelete task={task} keep={close} />
  const { number, title, completed, description } = task
  return (
    <div className="task" data-done={completed}>
      <Tick task={task} />
      <div className="task-words">
        <button
          type="button"
          ref={words}
          className="edit"
          aria-label={`Edit ${title}`}
          onClick={() => setMode('editing')}
        />
        <span className="task-title" dir="auto">
          <Linked text={title} />
        </span>
        {description && (
          <span className="task-note" dir="auto">
            <Linked text={description} />
          </span>
        )}
        <Chips task={task} now={now} />
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
    </div>
  )
})

function Tick({ task }: Pick<Props, 'task'>) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={task.completed}
        aria-label={`Done: ${task.title}`}
        onChange={(event) => void setDone(task, event.target.checked)}
      />
      <span className="box">
        <Icon name="check" />
      </span>
    </label>
  )
}

function Chips({ task: { number, due_date, priority, completed, timezone }, now }: Props) {
  const tone = due_date === null || completed ? 'later' : dueTone(due_date, now)
  const away = timezone !== null && timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <span className="chips">
      <span className="number">#{number}</span>
      {due_date !== null && (
        <span className="chip" data-tone={tone}>
          {dueWords(due_date, now)}
          {away && ` (${timezone.split('/').at(-1)?.replaceAll('_', ' ')})`}
        </span>
      )}
      {priority !== null && (
        <span className="chip" data-priority={priority}>
          {priority}
        </span>
      )}
    </span>
  )
}
