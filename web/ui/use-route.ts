/** Which part of the page is open: the address behind the #, so that back, forward and reload work. */
import { useSyncExternalStore } from 'react'

export const routes = {
  talk: 'Talk',
  conversations: 'Conversations',
  activity: 'Activity',
  settings: 'Settings',
} as const
/** No parts of their own beside the others: what the settings lead on to, and the list, which only a phone shows alone. */
const further = ['access', 'tasks'] as const

export type Part = keyof typeof routes
export type Route = Part | (typeof further)[number]
export const partNames = Object.keys(routes) as readonly Part[]

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash.slice(1))
  return [...partNames, ...further].find((name) => name === hash) ?? 'talk'
}

/** Where only one thing is in view, what was done in another has nothing to say there. */
export function onLeaving(act: () => void): () => void {
  return watch(() => matchMedia(NARROW).matches && act())
}

export function goTo(route: Route): void {
  location.hash = route === 'talk' ? '' : route
}

function watch(told: () => void): () => void {
  window.addEventListener('hashchange', told)
  return () => window.removeEventListener('hashchange', told)
}

/** Where only one thing is in view at a time, the list is. */
const NARROW = '(max-width: 820px)'

/** Whether that is so, now and after the window has changed. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (told) => {
      const narrow = matchMedia(NARROW)
      narrow.addEventListener('change', told)
      return () => narrow.removeEventListener('change', told)
    },
    () => matchMedia(NARROW).matches,
  )
}

export function showTasks(): void {
  if (matchMedia(NARROW).matches) goTo('tasks')
}
