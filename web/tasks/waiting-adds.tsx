/** What was added while nobody answered: it has no number yet, so it stands above the list until it has. */
import { useStore } from '../state/store.ts'
import { drop, waiting } from '../state/waiting.ts'
import { Icon } from '../ui/icon.tsx'

export function WaitingAdds() {
  const items = useStore(waiting, (value) => value.items)
  const added = items.flatMap(({ key, deed }) =>
    deed.kind === 'add' ? [{ key, title: deed.given.title }] : [],
  )
  if (added.length === 0) return null
  return (
    <ul className="waiting-adds" aria-label="Added as soon as Sayso is back">
      {added.map(({ key, title }) => (
        <li key={key} className="task">
          <span className="tick">
            <Icon name="history" />
          </span>
          <span className="task-words">
            <span className="task-title" dir="auto">
              {title}
            </span>
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Take back ${title}`}
            onClick={() => drop(key)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
