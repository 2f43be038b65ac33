/** One line that finds and does anything: go to a part or a list, open a task, or say the words to Sayso. */
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import type { Deed } from './deeds.ts'
import { closeOverlay, overlay } from './overlay.ts'
import { useDeeds } from './use-deeds.ts'

export default function Palette() {
  const moving = useStore(overlay, (value) => value.moving)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { deeds, looking } = useDeeds(words, moving)
  const [entered, setEntered] = useState(false)
  const id = useId()
  const chosen = Math.min(at, deeds.length - 1)
  useEffect(() => {
    // In braces: what scrolling gives back is no way to take it back.
    document.getElementById(`${id}${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const run = (deed: Deed | undefined) => {
    if (!deed) return
    closeOverlay()
    // What it leads to takes the focus, and not the dialog as it goes.
    requestAnimationFrame(deed.run)
  }
  // Enter as soon as the last letter: what is meant may be a task that is still looked for.
  const early = looking && deeds[chosen]?.key === 'say'
  useEffect(() => {
    if (!entered || early) return
    setEntered(false)
    run(deeds[chosen])
  })
  const write = (next: string) => {
    setEntered(false)
    setWords(next)
    setAt(0)
  }
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setAt((chosen + by + deeds.length) % Math.max(1, deeds.length))
    else if (event.key === 'Enter') setEntered(true)
    else return
    event.preventDefault()
  }
  return (
    <div className="palette">
      <Line
        id={id}
        label={moving ? `Move “${moving.title}” to…` : 'Find or do anything'}
        words={words}
        chosen={chosen}
        write={write}
        onKey={onKey}
      />
      <div className="deeds" role="listbox" id={`${id}list`} aria-label="What there is">
        {deeds.map((deed, index) => (
          <Option key={deed.key} id={`${id}${index}`} deed={deed} on={index === chosen} run={run} />
        ))}
      </div>
    </div>
  )
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly words: string
  readonly chosen: number
  readonly write: (words: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

function Line({ id, label, words, chosen, write, onKey }: LineProps) {
  return (
    <div className="palette-line">
      <Icon name="search" />
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog that was just asked for
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={`${id}${chosen}`}
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={200}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
      />
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly deed: Deed
  readonly on: boolean
  readonly run: (deed: Deed) => void
}

function Option({ id, deed, on, run }: OptionProps) {
  return (
    <button
      type="button"
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={on}
      className="place"
      onClick={() => run(deed)}
    >
      <Icon name={deed.icon} />
      <span className="place-name" dir="auto">
        {deed.words}
      </span>
      {deed.hint && <kbd>{deed.hint}</kbd>}
    </button>
  )
}
