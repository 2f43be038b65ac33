/** Lists and labels with their counts, as the server has them. */
import { api } from '../api/calls.ts'
import type { AllGrouped } from '../api/types.ts'
import { told } from './connection.ts'
import { keep, kept, readable } from './kept.ts'
import { createStore } from './store.ts'

export const groupings = createStore<AllGrouped>({
  main: { pending: 0, completed: 0 },
  lists: [],
  labels: [],
})

const [, , KEY] = readable

export async function refreshGroupings(): Promise<void> {
  const fresh = await told(api.lists())
  groupings.set(fresh)
  keep(KEY, fresh)
}

/** As they were when the page was last open, for when nobody answers. */
export function showLastGroupings(): void {
  const last = JSON.parse(kept(KEY) ?? 'null') as AllGrouped | null
  if (last) groupings.set(last)
}
