/** Which list a task is on; a new one can be named right here. */
import { useState } from 'react'
import { groupings } from '../state/groupings.ts'
import { MAIN } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import type { DraftProps } from './draft.ts'

const NEW = 'new'

export function ListField({ draft: { list }, set }: DraftProps) {
  const lists = useStore(groupings, (value) => value.lists)
  const [naming, setNaming] = useState(false)
  const choose = (value: string) => {
    setNaming(value === NEW)
    set({ list: value.startsWith('=') ? value.slice(1) : null })
  }
  if (naming)
    return (
      <label className="field">
        <span>Name of the new list</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={list ?? ''}
          onChange={(event) => set({ list: event.target.value.trim() === '' ? null : event.target.value })}
        />
      </label>
    )
  const known = list === null || lists.some(({ name }) => name === list)
  return (
    <label className="field">
      <span>List</span>
      <select value={list === null ? '' : `=${list}`} onChange={(event) => choose(event.target.value)}>
        <option value="">{MAIN}</option>
        {!known && <option value={`=${list}`}>{list}</option>}
        {lists.map(({ name }) => (
          <option key={name} value={`=${name}`}>
            {name}
          </option>
        ))}
        <option value={NEW}>New list…</option>
      </select>
    </label>
  )
}
