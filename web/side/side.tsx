/** Where to look: today, everything, the lists, the labels, the bin; and the latest conversations. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { closeDrawer, drawer } from '../state/drawer.ts'
import { groupings } from '../state/groupings.ts'
import { everything, today } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { list, seenKey } from '../state/tasks.ts'
import { localToday } from '../words/due.ts'
import { LabelEntry } from './label-entry.tsx'
import { ListEntry } from './list-entry.tsx'
import { NewList } from './new-list.tsx'
import { PlaceButton } from './place-button.tsx'
import { Talks } from './talks.tsx'

const dueToday = () => ({ due_date: localToday(new Date()) })

export function Side() {
  const { main, lists, labels } = useStore(groupings, (value) => value)
  const forToday = useStore(list, ({ seen }) => seen[seenKey(today, 'open')]?.total ?? 0)
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
            <PlaceButton place={today} icon="calendar" count={forToday} takes={dueToday} />
          </li>
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
          {labels.map((one) => (
            <LabelEntry key={one.name} label={one} />
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
