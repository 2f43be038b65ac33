/** A task being changed in place. Enter or Save keeps it, Escape leaves everything as it was. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { priorities } from '../../src/domain/words.ts'
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { edit } from '../state/task-actions.ts'
import { makeRoom } from '../state/toasts.ts'
import { changeIn, type Draft, type DraftProps, draftOf } from './draft.ts'
import { LabelsField } from './labels-field.tsx'
import { ListField } from './list-field.tsx'
import { RemindField } from './remind-field.tsx'
import { RepeatField } from './repeat-field.tsx'
import { WhenField } from './when-field.tsx'

interface Props {
  readonly task: Task
  readonly close: () => void
  /** Whether to delete it. */
  readonly ask: () => void
}

export function TaskEditor({ task, close, ask }: Props) {
  const title = useOpened()
  const [draft, setDraft] = useState(() => draftOf(task))
  const decide = useKeptOnLeaving(task, draft)
  const [saving, setSaving] = useState(false)
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaving(true)
    decide(true)
    const done = await saved(task, changeIn(draft, task))
    setSaving(false)
    decide(done)
    if (done) close()
  }
  const leave = (way: () => void) => {
    decide(true)
    way()
  }
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') leave(close)
    // In a note, Enter alone begins a line.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <div className="task editing">
      <form onSubmit={(event) => void save(event)} onKeyDown={onKey} aria-label={`Edit #${task.number}`}>
        <label className="field main">
          <span>Task</span>
          <input
            ref={title}
            name="title"
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
            required
            maxLength={500}
            autoComplete="off"
            dir="auto"
          />
        </label>
        <Ways saving={saving} ask={() => leave(ask)} close={() => leave(close)} />
        <label className="field">
          <span>Note</span>
          <textarea
            rows={2}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
            maxLength={10_000}
            dir="auto"
          />
        </label>
        <WhenField draft={draft} set={set} />
        <RepeatField draft={draft} set={set} task={task} />
        <RemindField draft={draft} set={set} />
        <div className="row">
          <Priority draft={draft} set={set} />
          <ListField draft={draft} set={set} />
        </div>
        <LabelsField draft={draft} set={set} />
      </form>
    </div>
  )
}

function useOpened() {
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    makeRoom()
    title.current?.focus()
    // All of it, or as much as there is room for: its last line would lie over its first.
    title.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  return title
}

function Ways({ saving, ask, close }: Omit<Props, 'task'> & { readonly saving: boolean }) {
  return (
    <div className="row end save">
      <button type="button" className="button plain delete" onClick={ask}>
        Delete…
      </button>
      <button type="button" className="button plain" onClick={close}>
        Cancel
      </button>
      <button type="submit" className="button" disabled={saving}>
        Save
      </button>
    </div>
  )
}

/** Whoever looks elsewhere without a word has thrown nothing away: what was typed is saved, and an undo offered. */
function useKeptOnLeaving(task: Task, draft: Draft): (decided: boolean) => void {
  const left = useRef({ task, draft, decided: false })
  useEffect(() => {
    left.current = { ...left.current, task, draft }
  }, [task, draft])
  useEffect(
    () => () => {
      const { decided, ...last } = left.current
      if (!decided && last.draft.title.trim() !== '') void saved(last.task, changeIn(last.draft, last.task))
    },
    [],
  )
  return (decided) => {
    left.current = { ...left.current, decided }
  }
}

/** What could not be sent is still here to be sent again. */
async function saved(task: Task, change: TaskEdit): Promise<boolean> {
  return Object.keys(change).length === 0 || (await edit(task, change))
}

function Priority({ draft, set }: DraftProps) {
  return (
    <label className="field">
      <span>Priority</span>
      <select
        value={draft.priority ?? ''}
        onChange={(event) => set({ priority: (event.target.value || null) as Draft['priority'] })}
      >
        <option value="">none</option>
        {priorities.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}
