/** What is looked at, and how: the place by its name, a search through all of it, four views with their counts, an order. */
import { useEffect, useState } from 'react'
import { type ListOrder, listOrders } from '../../src/domain/words.ts'
import { drawer, openDrawer } from '../state/drawer.ts'
import { picked, startPicking, stopPicking } from '../state/picked.ts'
import { placeName } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { list, look, seenKey } from '../state/tasks.ts'
import { type View, views, viewsOf } from '../state/views.ts'
import { Icon } from '../ui/icon.tsx'
import { useNow } from '../ui/use-now.ts'

const TYPED_MS = 150

export function ListHead() {
  const { place, view, search, seen } = useStore(list, (value) => value)
  return (
    <div className="filters">
      <div className="list-top">
        <OpenDrawer />
        <h2 className="list-name" dir="auto">
          {placeName(place)}
          {place.kind === 'today' && <Day />}
        </h2>
        {place.kind !== 'bin' && <Order />}
        {place.kind !== 'bin' && <Pick />}
      </div>
      <Search />
      {place.kind !== 'bin' && (
        <fieldset className="views">
          <legend className="sr-only">Show tasks</legend>
          {viewsOf(place).map((name) => (
            <ViewButton
              key={name}
              name={name}
              count={seen[seenKey(place, name)]?.total}
              on={search === '' && name === view}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Which day it is, for whoever lost count. */
function Day() {
  const now = useNow(30_000)
  const words = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short' })
  return <span className="list-day">{words.format(now)}</span>
}

function OpenDrawer() {
  const open = useStore(drawer, (value) => value.open)
  return (
    <button
      type="button"
      className="icon-button opens-side"
      aria-label="Lists and labels"
      aria-expanded={open}
      onClick={openDrawer}
    >
      <Icon name="list" />
    </button>
  )
}

const ORDERS: Readonly<Record<ListOrder, string>> = {
  due: 'By date',
  priority: 'By priority',
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  manual: 'By hand',
}

function Order() {
  const order = useStore(list, (value) => value.order)
  return (
    <select
      className="order"
      aria-label="Sort"
      value={order}
      onChange={(event) => look({ order: event.target.value as ListOrder })}
    >
      {listOrders.map((one) => (
        <option key={one} value={one}>
          {ORDERS[one]}
        </option>
      ))}
    </select>
  )
}

function Pick() {
  const picking = useStore(picked, (value) => value.picking)
  return (
    <button
      type="button"
      className="icon-button"
      id="pick"
      aria-label="Select several"
      title="Select several"
      aria-pressed={picking}
      onClick={picking ? stopPicking : startPicking}
    >
      <Icon name="select" />
    </button>
  )
}

interface Props {
  readonly name: View
  readonly count: number | undefined
  readonly on: boolean
}

function ViewButton({ name, count, on }: Props) {
  const late = name === 'overdue' && (count ?? 0) > 0
  return (
    <button
      type="button"
      className="view"
      aria-pressed={on}
      data-late={late}
      onClick={() => look({ view: name, search: '' })}
    >
      {views[name].label}
      <span className="count">{count ?? ''}</span>
    </button>
  )
}

function Search() {
  const search = useStore(list, (value) => value.search)
  const [words, setWords] = useState(search)
  // A view was chosen: the words are gone with it.
  useEffect(() => setWords(search), [search])
  useEffect(() => {
    if (words.trim() === list.get().search) return
    const timer = setTimeout(() => look({ search: words.trim() }), TYPED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <label className="search">
      <Icon name="search" />
      <span className="sr-only">Search tasks</span>
      <input
        type="search"
        value={words}
        maxLength={200}
        placeholder="Search tasks"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setWords('')}
      />
    </label>
  )
}
