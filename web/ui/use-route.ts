/** Which part of the page is open: the address behind the #, so that back, forward and reload work. */
import { useSyncExternalStore } from 'react'

export const routes = {
  talk: 'Talk',
  conversations: 'Conversations',
  activity: 'Activity',
  settings: 'Settings',
} as const
export type Route = keyof typeof routes
export const routeNames = Object.keys(routes) as readonly Route[]

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash.slice(1))
  return routeNames.find((name) => name === hash) ?? 'talk'
}

export function goTo(route: Route): void {
  location.hash = route === 'talk' ? '' : route
}

function watch(told: () => void): () => void {
  window.addEventListener('hashchange', told)
  return () => window.removeEventListener('hashchange', told)
}
