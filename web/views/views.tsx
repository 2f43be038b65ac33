/** The parts that are not needed at first: loaded together when one of them is opened. */
import type { Route } from '../ui/use-route.ts'
import { Access } from './access.tsx'
import { Activity } from './activity.tsx'
import { Conversations } from './conversations.tsx'
import { Settings } from './settings.tsx'

export default function Views({ route }: { readonly route: Route }) {
  if (route === 'conversations') return <Conversations />
  if (route === 'access') return <Access />
  return route === 'activity' ? <Activity /> : <Settings />
}
