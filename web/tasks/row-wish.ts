/** What a key, or another part of the page, wants a row to do: open its edit, or ask whether to delete it. */
import { createStore } from '../state/store.ts'

interface RowWish {
  readonly id: string | null
  readonly mode: 'editing' | 'asking'
}

export const rowWish = createStore<RowWish>({ id: null, mode: 'editing' })
