/** The labels of a task: those it has, each with a way to take it off, and a line for another. */
import { type KeyboardEvent, useId, useState } from 'react'
import { limits } from '../../src/domain/words.ts'
import { groupings } from '../state/groupings.ts'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import type { DraftProps } from './draft.ts'

export function LabelsField({ draft: { labels }, set }: DraftProps) {
  const known = useStore(groupings, (value) => value.labels)
  const [words, setWords] = useState('')
  const suggestions = useId()
  const take = (said: string) => {
    const name = said.trim().replace(/^[#@\s]{1,10}/u, '')
    if (name !== '' && !labels.includes(name)) set({ labels: [...labels, name] })
    setWords('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && words === '') set({ labels: labels.slice(0, -1) })
    if ((event.key !== 'Enter' && event.key !== ',') || words.trim() === '') return
    event.preventDefault()
    take(words)
  }
  return (
    <div className="field labels-field">
      <label htmlFor={`${suggestions}field`}>
        <span>Labels</span>
      </label>
      <div className="labels-box">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
            className="chip label"
            aria-label={`Take off the label ${label}`}
            onClick={() => set({ labels: labels.filter((one) => one !== label) })}
          >
            #<bdi>{label}</bdi>
            <Icon name="close" />
          </button>
        ))}
        <input
          id={`${suggestions}field`}
          list={suggestions}
          value={words}
          maxLength={limits.label}
          placeholder={labels.length === 0 ? 'Add a label' : ''}
          disabled={labels.length >= limits.labels}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKey}
          onBlur={() => take(words)}
        />
        <datalist id={suggestions}>
          {known.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </div>
  )
}
