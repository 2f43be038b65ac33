/** Name, ways to the other parts, and a word when the server is away. */
import { connection } from '../state/connection.ts'
import { outbox } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Icon, type IconName } from './icon.tsx'
import { type Part, partNames, type Route, routes } from './use-route.ts'

const ICONS: Readonly<Record<Part, IconName>> = {
  talk: 'talk',
  conversations: 'stack',
  activity: 'history',
  settings: 'settings',
}

export function Header({ route }: { readonly route: Route }) {
  return (
    <header className="header">
      <h1 className="brand">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        Sayso
      </h1>
      <Away />
      <nav className="nav" aria-label="Parts of the page">
        {partNames.map((name) => (
          <a
            key={name}
            href={`#${name === 'talk' ? '' : name}`}
            aria-current={name === route ? 'page' : undefined}
          >
            <Icon name={ICONS[name]} />
            <span>{routes[name]}</span>
          </a>
        ))}
      </nav>
    </header>
  )
}

function Away() {
  const away = useStore(connection, (value) => value.away)
  const waiting = useStore(outbox, ({ items }) => items.filter(({ state }) => state === 'waiting').length)
  return (
    <p className="away" role="status">
      {away && (
        <span className="away-words">
          Sayso is away. {waiting > 0 ? `${waiting} waiting to be sent. ` : ''}Reconnecting…
        </span>
      )}
    </p>
  )
}
