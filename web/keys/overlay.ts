/** What is opened over the page by a key: the list of keys, or the line that finds and does anything. */
import type { Task } from '../api/types.ts'
import { createStore } from '../state/store.ts'

interface Overlay {
  readonly shown: 'none' | 'keys' | 'palette'
  /** To be moved to a list that is chosen there. */
  readonly moving: Task | null
}

export const overlay = createStore<Overlay>({ shown: 'none', moving: null })

export function showKeys(): void {
  overlay.set({ shown: 'keys', moving: null })
}

export function showPalette(moving: Task | null = null): void {
  overlay.set({ shown: 'palette', moving })
}

export function closeOverlay(): void {
  overlay.set({ shown: 'none', moving: null })
}
