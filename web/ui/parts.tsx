/** The ways to the other parts: beneath the side bar, or along the bottom edge where a thumb reaches it. */
import { drawer, openDrawer } from '../state/drawer.ts'
import { useStore } from '../state/store.ts'
import { Icon, type IconName } from './icon.tsx'
import { type Part, partNames, type Route, routes } from './use-route.ts'

const ICONS: Readonly<Record<Part, IconName>> = {
  talk: 'talk',
  conversations: 'talks',
  activity: 'history',
  settings: 'settings',
}

export function Parts({ route }: { readonly route: Route }) {
  const open = useStore(drawer, (value) => value.open)
  return (
    <nav className="nav" aria-label="Parts of the page">
      <a className="narrow-only" href="#tasks" aria-current={route === 'tasks' ? 'page' : undefined}>
        <Icon name="select" />
        <span>Tasks</span>
      </a>
      {partNames.map((name) => (
        <a
          key={name}
          className={`part-${name}`}
          href={`#${name === 'talk' ? '' : name}`}
          aria-current={name === route ? 'page' : undefined}
        >
          <Icon name={ICONS[name]} />
          <span>{routes[name]}</span>
        </a>
      ))}
      <button type="button" className="narrow-only" aria-expanded={open} onClick={openDrawer}>
        <Icon name="list" />
        <span>Lists</span>
      </button>
    </nav>
  )
}
