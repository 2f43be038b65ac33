/** A list in the side bar: go there, put a task on it, rename it, delete it after being asked. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../src/domain/words.ts'
import type { Grouped } from '../api/types.ts'
import { deleteList, renameList } from '../state/list-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { PlaceButton } from './place-button.tsx'

type Mode = 'plain' | 'more' | 'rename' | 'delete'

export function ListEntry({ list: { name, pending, completed } }: { readonly list: Grouped }) {
  const [mode, setMode] = useState<Mode>('plain')
  const more = useRef<HTMLButtonElement>(null)
  const close = () => {
    setMode('plain')
    more.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || mode === 'plain') return
    event.stopPropagation()
    close()
  }
  return (
    <li className="list-entry" onKeyDown={onKey}>
      <div className="list-line">
        <PlaceButton place={{ kind: 'list', name }} icon="list" count={pending} takes={{ list: name }} />
        <button
          type="button"
          ref={more}
          className="icon-button"
          aria-expanded={mode !== 'plain'}
          aria-label={`More for the list ${name}`}
          onClick={() => setMode(mode === 'plain' ? 'more' : 'plain')}
        >
          <Icon name="more" />
        </button>
      </div>
      {mode === 'more' && (
        <div className="side-more">
          <button type="button" className="button plain" onClick={() => setMode('rename')}>
            Rename
          </button>
          <button type="button" className="button plain" onClick={() => setMode('delete')}>
            Delete…
          </button>
        </div>
      )}
      {mode === 'rename' && (
        <NameForm
          label="New name"
          name={name}
          longest={limits.list}
          save={(to) => renameList(name, to)}
          close={close}
        />
      )}
      {mode === 'delete' && <AskDelete name={name} tasks={pending + completed} close={close} />}
    </li>
  )
}

function AskDelete({ name, tasks, close }: { name: string; tasks: number; close: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className="side-more asking">
      <p>
        Delete “<bdi>{name}</bdi>”{tasks > 0 && ` and the ${tasks === 1 ? '1 task' : `${tasks} tasks`} on it`}
        ?
      </p>
      <button type="button" className="button danger" onClick={() => void deleteList(name)}>
        Delete the list
      </button>
      <button type="button" className="button plain" ref={keep} onClick={close}>
        Keep it
      </button>
    </div>
  )
}

interface FormProps {
  readonly label: string
  readonly name: string
  readonly longest: number
  readonly save: (name: string) => Promise<boolean>
  readonly close: () => void
}

/** One line for a name. What could not be saved stays to be said better. */
export function NameForm({ label, name, longest, save, close }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = field.current?.value.trim() ?? ''
    if (said === '' || said === name || (await save(said))) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <form className="side-form" onSubmit={(event) => void submit(event)} onKeyDown={onKey}>
      <label>
        <span className="sr-only">{label}</span>
        <input
          ref={field}
          defaultValue={name}
          maxLength={longest}
          placeholder={label}
          autoComplete="off"
          dir="auto"
        />
      </label>
      <button type="submit" className="icon-button" aria-label="Save the name">
        <Icon name="check" />
      </button>
    </form>
  )
}
