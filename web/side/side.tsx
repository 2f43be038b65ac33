/** Where to look: everything, the lists, the labels, the bin; and the latest conversations. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { closeDrawer, drawer } from '../state/drawer.ts'
import { groupings } from '../state/groupings.ts'
import { everything } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { ListEntry } from './list-entry.tsx'
import { NewList } from './new-list.tsx'
import { PlaceButton } from './place-button.tsx'
import { Talks } from './talks.tsx'

export function Side() {
  const { main, lists, labels } = useStore(groupings, (value) => value)
  const open = useStore(drawer, (value) => value.open)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) nav.current?.querySelector('button')?.focus()
  }, [open])
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeDrawer()
  const all = lists.reduce((sum, { pending }) => sum + pending, main.pending)
  return (
    <>
      {open && <button type="button" className="veil" aria-label="Close the lists" onClick={closeDrawer} />}
      <nav ref={nav} className="side" data-open={open} aria-label="Lists and labels" onKeyDown={onKey}>
        <ul>
          <li>
            <PlaceButton place={everything} icon="stack" count={all} />
          </li>
          <li>
            <PlaceButton
              place={{ kind: 'list', name: null }}
              icon="inbox"
              count={main.pending}
              takes={{ list: null }}
            />
          </li>
        </ul>
        <h2 className="side-head">Lists</h2>
        <ul>
          {lists.map((one) => (
            <ListEntry key={one.name} list={one} />
          ))}
        </ul>
        <NewList />
        {labels.length > 0 && <h2 className="side-head">Labels</h2>}
        <ul>
          {labels.map(({ name, pending }) => (
            <li key={name}>
              <PlaceButton place={{ kind: 'label', name }} icon="tag" count={pending} />
            </li>
          ))}
        </ul>
        <ul className="side-apart">
          <li>
            <PlaceButton place={{ kind: 'bin' }} icon="trash" />
          </li>
        </ul>
        <Talks />
      </nav>
    </>
  )
}
