/** The name, and a word when the server is away. */
import { connection } from '../state/connection.ts'
import { outbox } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { waiting } from '../state/waiting.ts'

export function Header() {
  return (
    <header className="header">
      <h1 className="brand">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        Sayso
      </h1>
      <Away />
    </header>
  )
}

function Away() {
  const away = useStore(connection, (value) => value.away)
  const unsaid = useStore(outbox, ({ items }) => items.filter(({ state }) => state === 'waiting').length)
  const undone = useStore(waiting, ({ items }) => items.length)
  const count = unsaid + undone
  return (
    <p className="away" role="status">
      {away && (
        <span className="away-words">
          Sayso is away. {count > 0 ? `${count} waiting to be sent. ` : ''}Reconnecting…
        </span>
      )}
    </p>
  )
}
