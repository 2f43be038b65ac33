/** Where one looks: at everything, at one list, at a label, or into the bin. */
import type { TaskQuery } from '../api/calls.ts'
import type { Task } from '../api/types.ts'

export type Place =
  | { readonly kind: 'all' }
  /** null: what is on no list. */
  | { readonly kind: 'list'; readonly name: string | null }
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'bin' }

export const everything: Place = { kind: 'all' }

/** What is on no list has to be called something. */
export const MAIN = 'Inbox'

export function placeName(place: Place): string {
  if (place.kind === 'all') return 'All tasks'
  if (place.kind === 'bin') return 'Bin'
  return place.kind === 'label' ? `#${place.name}` : (place.name ?? MAIN)
}

export function placeKey(place: Place): string {
  return `${place.kind} ${'name' in place ? (place.name ?? '') : ''}`
}

export function isSamePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other)
}

export function filterOf(place: Place): TaskQuery {
  if (place.kind === 'list') return { list: place.name }
  return place.kind === 'label' ? { label: place.name } : {}
}

/** What a task that is added here gets without being told. */
export function givenBy(place: Place): Partial<Pick<Task, 'list' | 'labels'>> {
  if (place.kind === 'list') return place.name === null ? {} : { list: place.name }
  return place.kind === 'label' ? { labels: [place.name] } : {}
}
