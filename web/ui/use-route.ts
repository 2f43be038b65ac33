/** Which part of the page is open: the address behind the #, so that back, forward and reload work. */
import { useSyncExternalStore } from 'react'

export const routes = {
  talk: 'Talk',
  conversations: 'Conversations',
  activity: 'Activity',
  settings: 'Settings',
} as const
/** What the settings lead on to is no part of its own in the head of the page. */
const further = ['access'] as const

export type Part = keyof typeof routes
export type Route = Part | (typeof further)[number]
export const partNames = Object.keys(routes) as readonly Part[]

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash.slice(1))
  return [...partNames, ...further].find((name) => name === hash) ?? 'talk'
}

export function goTo(route: Route): void {
  location.hash = route === 'talk' ? '' : route
}

function watch(told: () => void): () => void {
  window.addEventListener('hashchange', told)
  return () => window.removeEventListener('hashchange', told)
}
