/** Where one looks: at everything, at today, at one list, at a label, or into the bin. */
import type { TaskQuery } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { localToday } from '../words/due.ts'

export type Place =
  | { readonly kind: 'all' }
  /** With what should have been done by now. */
  | { readonly kind: 'today' }
  /** null: what is on no list. */
  | { readonly kind: 'list'; readonly name: string | null }
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'bin' }

export const everything: Place = { kind: 'all' }
export const today: Place = { kind: 'today' }

/** What is on no list has to be called something. */
export const MAIN = 'Inbox'

export function placeName(place: Place): string {
  if (place.kind === 'all') return 'All tasks'
  if (place.kind === 'today') return 'Today'
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

/** Whether an open task is to be found there. */
export function isIn(place: Place, { list, labels, due_date }: Task): boolean {
  if (place.kind === 'list') return list === place.name
  if (place.kind === 'label') return labels.includes(place.name)
  return place.kind === 'all' || (due_date !== null && due_date.slice(0, 10) <= localToday(new Date()))
}

/** What a task that is added here gets without being told. */
export function givenBy(place: Place): Partial<Pick<Task, 'list' | 'labels' | 'due_date'>> {
  if (place.kind === 'today') return { due_date: localToday(new Date()) }
  if (place.kind === 'list') return place.name === null ? {} : { list: place.name }
  return place.kind === 'label' ? { labels: [place.name] } : {}
}
