/** A label in the side bar: go to what has it, give it to a task that is put down on it, rename it on all of them. */
import { useRef, useState } from 'react'
import { limits } from '../../src/domain/words.ts'
import type { Grouped, Task } from '../api/types.ts'
import { renameLabel } from '../state/list-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { NameForm } from './list-entry.tsx'
import { PlaceButton } from './place-button.tsx'

export function LabelEntry({ label: { name, pending } }: { readonly label: Grouped }) {
  const [renaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const close = () => {
    setRenaming(false)
    pencil.current?.focus()
  }
  const takes = ({ labels }: Task) => ({ labels: labels.includes(name) ? labels : [...labels, name] })
  return (
    <li className="list-entry">
      <div className="list-line">
        <PlaceButton place={{ kind: 'label', name }} icon="tag" count={pending} takes={takes} />
        <button
          type="button"
          ref={pencil}
          className="icon-button"
          aria-expanded={renaming}
          aria-label={`Rename the label ${name}`}
          onClick={() => setRenaming(!renaming)}
        >
          <Icon name="pencil" />
        </button>
      </div>
      {renaming && (
        <NameForm
          label="New name"
          name={name}
          longest={limits.label}
          save={(to) => renameLabel(name, to)}
          close={close}
        />
      )}
    </li>
  )
}
