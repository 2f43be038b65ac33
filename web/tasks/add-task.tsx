/** A line for a new task. Dates, priorities and the rest may be said in it as in the conversation. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { givenBy, type Place, placeName } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { Icon } from '../ui/icon.tsx'
import { addSaid } from './said-task.ts'

interface Props {
  /** What it gets besides what is said. */
  readonly due_date?: string | null
  readonly label?: string
  /** Opened by a press: it has the focus, and goes again. `left`: by a key, so the focus has to go somewhere. */
  readonly close?: (left: boolean) => void
}

export function AddTask({ due_date, label, close }: Props) {
  const place = useStore(list, (value) => value.place)
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (close) field.current?.focus()
  }, [close])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (said === '') return
    setWords('')
    field.current?.focus()
    // What could not be added is still there, unless something else was typed since.
    if (!(await addSaid(said, { ...givenBy(place), ...(due_date && { due_date }) })))
      setWords((now) => (now === '' ? said : now))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setWords('')
    if (close) close(true)
    else field.current?.blur()
  }
  const name = label ?? wordsFor(place)
  return (
    <form className="add" data-main={close === undefined} onSubmit={(event) => void submit(event)}>
      <Icon name="plus" />
      <input
        ref={field}
        id={close ? undefined : 'add-task'}
        aria-label={name}
        placeholder={name}
        value={words}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => words === '' && close?.(false)}
      />
      {words.trim() !== '' && (
        <button type="submit" className="button">
          Add
        </button>
      )}
    </form>
  )
}

function wordsFor(place: Place): string {
  if (place.kind === 'all') return 'Add a task'
  return place.kind === 'today' ? 'Add a task for today' : `Add a task to ${placeName(place)}`
}
