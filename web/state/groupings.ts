/** Lists and labels with their counts, as the server has them. */
import { api } from '../api/calls.ts'
import type { AllGrouped } from '../api/types.ts'
import { told } from './connection.ts'
import { createStore } from './store.ts'

export const groupings = createStore<AllGrouped>({
  main: { pending: 0, completed: 0 },
  lists: [],
  labels: [],
})

export async function refreshGroupings(): Promise<void> {
  groupings.set(await told(api.lists()))
}
