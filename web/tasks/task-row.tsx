/** One task: check it off, change its words, priority or date in place, delete it. */
import { memo, useState } from 'react'
import type { Task } from '../api/types.ts'
import { remove, setDone } from '../state/task-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { dueTone, dueWords } from '../words/due.ts'
import { TaskEditor } from './task-editor.tsx'

interface Props {
  readonly task: Task
  readonly now: Date
}

export const TaskRow = memo(function TaskRow({ task, now }: Props) {
  const [editing, setEditing] = useState(false)
  if (editing) return <TaskEditor task={task} close={() => setEditing(false)} />
  const { number, title, completed, description } = task
  return (
    <div className="task" data-done={completed}>
      <label className="tick">
        <input
          type="checkbox"
          checked={completed}
          aria-label={`Done: ${title}`}
          onChange={(event) => void setDone(task, event.target.checked)}
        />
        <span className="box">
          <Icon name="check" />
        </span>
      </label>
      <button type="button" className="task-words" onClick={() => setEditing(true)}>
        <span className="task-title">
          <span className="sr-only">Edit </span>
          {title}
        </span>
        {description && <span className="task-note">{description}</span>}
        <Chips task={task} now={now} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Delete #${number} ${title}`}
        onClick={() => void remove(task)}
      >
        <Icon name="trash" />
      </button>
    </div>
  )
})

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
