/** A task being changed in place. Enter or Save keeps it, Escape leaves everything as it was. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { priorities } from '../../src/domain/words.ts'
import type { Task } from '../api/types.ts'
import { edit } from '../state/task-actions.ts'

interface Props {
  readonly task: Task
  readonly close: () => void
}

export function TaskEditor({ task, close }: Props) {
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [saving, setSaving] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changeIn(new FormData(event.currentTarget), task)
    setSaving(true)
    // What could not be sent is still here to be sent again.
    const done = Object.keys(change).length === 0 || (await edit(task, change))
    setSaving(false)
    if (done) close()
  }
  return (
    <div className="task editing">
      <form
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        aria-label={`Edit #${task.number}`}
      >
        <label className="field">
          <span>Task</span>
          <input
            ref={title}
            name="title"
            defaultValue={task.title}
            required
            maxLength={500}
            autoComplete="off"
            dir="auto"
          />
        </label>
        <div className="row">
          <label className="field">
            <span>Due</span>
            <input type="date" name="date" defaultValue={task.due_date?.slice(0, 10) ?? ''} />
          </label>
          <label className="field">
            <span>Time</span>
            <input type="time" name="time" defaultValue={task.due_date?.slice(11, 16) ?? ''} />
          </label>
          <label className="field">
            <span>Priority</span>
            <select name="priority" defaultValue={task.priority ?? ''}>
              <option value="">none</option>
              {priorities.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
        <div className="row end">
          <button type="button" className="button plain" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="button" disabled={saving}>
            Save
          </button>
        </div>
      </form>
    </div>
  )
}

/** Only what is different: a field nobody touched is not sent. */
function changeIn(form: FormData, task: Task): Partial<Pick<Task, 'title' | 'priority' | 'due_date'>> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const date = text('date')
  const wanted = {
    title: text('title'),
    priority: (text('priority') || null) as Task['priority'],
    due_date: date === '' ? null : text('time') === '' ? date : `${date}T${text('time')}`,
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== task[name as keyof typeof wanted]),
  )
}
