/** The one page: where to look, what is to be done, and what is said. */
import { lazy, Suspense, useEffect } from 'react'
import { Talk } from './chat/talk.tsx'
import { Overlays } from './keys/overlays.tsx'
import { useKeys } from './keys/use-keys.ts'
import { Side } from './side/side.tsx'
import { connection } from './state/connection.ts'
import { start } from './state/live.ts'
import { useStore } from './state/store.ts'
import { TaskList } from './tasks/task-list.tsx'
import { Header } from './ui/header.tsx'
import { Parts } from './ui/parts.tsx'
import { Toasts } from './ui/toasts.tsx'
import { type Route, useNarrow, useRoute } from './ui/use-route.ts'
import { SignedOut } from './views/signed-out.tsx'

const Views = lazy(() => import('./views/views.tsx'))

export function App() {
  useEffect(start, [])
  useKeys()
  const access = useStore(connection, (value) => value.access)
  const route = useRoute()
  // What is shown alone is the main thing.
  const alone = useNarrow() && route === 'tasks'
  const Beside = alone ? 'div' : 'main'
  if (access === 'signed out') return <SignedOut />
  return (
    <div className="page" data-route={route}>
      <Skip to={['#composer']}>Skip to what you want to say</Skip>
      <Skip to={['.tasks input', '.list input']}>Skip to your tasks</Skip>
      <Header />
      <Side />
      <TaskList as={alone ? 'main' : 'aside'} />
      <Beside className="column">
        <Column route={route} />
      </Beside>
      <Parts route={route} />
      <Toasts />
      <Overlays />
    </div>
  )
}

/** To the first that is there. */
function Skip({ to, children }: { readonly to: readonly string[]; readonly children: string }) {
  const skip = () => {
    const found = to.map((name) => document.querySelector<HTMLElement>(name)).find((one) => one !== null)
    found?.focus()
  }
  return (
    <button type="button" className="skip" onClick={skip}>
      {children}
    </button>
  )
}

function Column({ route }: { readonly route: Route }) {
  if (route === 'talk' || route === 'tasks') return <Talk />
  return (
    <Suspense fallback={<p className="quiet panel">One moment…</p>}>
      <Views route={route} />
    </Suspense>
  )
}
