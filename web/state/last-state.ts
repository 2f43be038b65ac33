/**
 * The list as it was last seen, kept by the browser under the user's own mark: what is there to read when the page is
 * opened while nobody answers. The server's word replaces it as soon as there is one.
 */
import type { Task } from '../api/types.ts'
import { keep, kept, readable } from './kept.ts'

/** A view as it was last seen, from its beginning. */
export interface Seen {
  readonly tasks: readonly Task[]
  readonly next_cursor: string | null
  readonly total: number
}

const [KEY] = readable
/** Enough to read; a browser gives a page a few megabytes for everything. */
const TASKS = 100
const PLACES = 24

type AllSeen = Readonly<Record<string, Seen>>

export function keepLast(seen: AllSeen): void {
  const some = Object.entries(seen)
    .slice(-PLACES)
    .map(([key, one]) => [key, { ...one, tasks: one.tasks.slice(0, TASKS), next_cursor: null }] as const)
  keep(KEY, Object.fromEntries(some))
}

export function lastKept(): AllSeen | null {
  return JSON.parse(kept(KEY) ?? 'null') as AllSeen | null
}
