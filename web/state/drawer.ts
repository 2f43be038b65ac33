/** Where there is no room for the side bar, it is opened over the rest. */
import { createStore } from './store.ts'

export const drawer = createStore<{ open: boolean }>({ open: false })

let opener: HTMLElement | null = null

export function openDrawer(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  drawer.set({ open: true })
}

/** The focus goes back to where it came from. */
export function closeDrawer(): void {
  if (!drawer.get().open) return
  drawer.set({ open: false })
  opener?.focus()
}
