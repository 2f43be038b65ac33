/** Short words at the edge of the page, with at most one thing to press. */
import { createStore } from './store.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Until someone has seen it. */
  readonly stays?: true
}

/** Long enough to read and reach the button (WCAG asks for no less than it takes). */
const LIFETIME_MS = 10_000

export const toasts = createStore<{ shown: readonly Toast[] }>({ shown: [] })
let next = 1

/** Gives a way to be rid of it before its time. */
export function toast(text: string, action?: Toast['action']): () => void {
  const id = put({ text, ...(action && { action }) })
  setTimeout(() => dismiss(id), LIFETIME_MS)
  return () => dismiss(id)
}

export function lastingToast(text: string, action: Toast['action']): void {
  put({ text, stays: true, ...(action && { action }) })
}

/** The passing ones make room for each other, two at a time: what they speak of lies behind them. And what is said again takes the place of what was. */
function put(one: Omit<Toast, 'id'>): number {
  const id = next
  next += 1
  toasts.set(({ shown }) => {
    const passing = shown.filter(({ stays, text }) => !stays && text !== one.text).slice(-1)
    return { shown: [...shown.filter((toast) => toast.stays || passing.includes(toast)), { id, ...one }] }
  })
  return id
}

/** Whoever goes on to something else is done with what was offered: it would lie over what comes next. */
export function makeRoom(): void {
  toasts.set(({ shown }) => ({ shown: shown.filter(({ stays, action }) => stays || !action) }))
}

export function dismiss(id: number): void {
  toasts.set(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))
}
