/** Makes a list, and goes there. */
import { useRef, useState } from 'react'
import { limits } from '../../src/domain/words.ts'
import { makeList } from '../state/list-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { NameForm } from './list-entry.tsx'
import { goToPlace } from './place-button.tsx'

export function NewList() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The button is back only after this.
    requestAnimationFrame(() => button.current?.focus())
  }
  const make = async (name: string) => {
    const done = await makeList(name)
    if (done) goToPlace({ kind: 'list', name })
    return done
  }
  if (!open)
    return (
      <button type="button" ref={button} id="new-list" className="place quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        New list
      </button>
    )
  return <NameForm label="Name of the list" name="" longest={limits.list} save={make} close={close} />
}
