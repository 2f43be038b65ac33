/** Short words at the edge of the page, with at most one thing to press. */
import { createStore } from './store.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Long enough to read and reach the button (WCAG asks for no less than it takes). */
const LIFETIME_MS = 10_000

export const toasts = createStore<{ shown: readonly Toast[] }>({ shown: [] })
let next = 1

export function toast(text: string, action?: Toast['action']): void {
  const id = next
  next += 1
  const one: Toast = action ? { id, text, action } : { id, text }
  toasts.set(({ shown }) => ({ shown: [...shown.slice(-2), one] }))
  setTimeout(() => dismiss(id), LIFETIME_MS)
}

export function dismiss(id: number): void {
  toasts.set(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))
}
