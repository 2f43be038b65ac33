/** The latest conversations, to go on with one of them or begin another. */
import { conversation, open, startNew } from '../state/conversation.ts'
import { closeDrawer } from '../state/drawer.ts'
import { useStore } from '../state/store.ts'
import { talks } from '../state/talks.ts'
import { Icon } from '../ui/icon.tsx'
import { goTo, type Route } from '../ui/use-route.ts'

export function Talks() {
  const id = useStore(conversation, (value) => value.id)
  const latest = useStore(talks, (value) => value.latest)
  const go = (route: Route, act?: () => void) => () => {
    act?.()
    closeDrawer()
    goTo(route)
  }
  return (
    <>
      <h2 className="side-head">Conversations</h2>
      <ul>
        {latest.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="place talked"
              data-open={one.id === id}
              onClick={go('talk', () => void open(one.id).catch(() => undefined))}
            >
              <Icon name="talk" />
              <span className="place-name" dir="auto">
                {one.title ?? 'Without a name'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="place quiet narrow-only" onClick={go('conversations')}>
        <Icon name="talks" />
        All conversations
      </button>
      <button type="button" className="place quiet" onClick={go('talk', startNew)}>
        <Icon name="plus" />
        New conversation
      </button>
    </>
  )
}
