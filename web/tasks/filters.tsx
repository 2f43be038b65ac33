/** Which tasks to show: four views with their counts, and a search that looks through all of them. */
import { useEffect, useState } from 'react'
import { useStore } from '../state/store.ts'
import { list, look, type View, viewNames, views } from '../state/tasks.ts'
import { Icon } from '../ui/icon.tsx'

const TYPED_MS = 150

export function Filters() {
  const view = useStore(list, (value) => value.view)
  const seen = useStore(list, (value) => value.seen)
  const search = useStore(list, (value) => value.search)
  return (
    <div className="filters">
      <Search />
      <fieldset className="views">
        <legend className="sr-only">Show tasks</legend>
        {viewNames.map((name) => (
          <ViewButton key={name} name={name} count={seen[name]?.total} on={search === '' && name === view} />
        ))}
      </fieldset>
    </div>
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
