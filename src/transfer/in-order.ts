/** The tasks of a file in the order they are taken in, each with what makes it the same task when the file comes again. */
import type { Found } from './carried.ts'
import { keysOf } from './keys.ts'

export type Keyed = Found & { readonly key: string }

/** By when they were added, where all say so: then their numbers follow the order in which they came about. */
export function inOrder(found: readonly Found[], format: string): readonly Keyed[] {
  const keys = keysOf(found, format)
  const keyed = found.map((one, index) => ({ ...one, key: keys[index] ?? '' }))
  if (found.some(({ task }) => task.created_at === null)) return keyed
  return keyed.toSorted((a, b) => order(a.task.created_at ?? '', b.task.created_at ?? ''))
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
