/** How an attempt to send a reminder ended, and what can be pressed on one. */

/** `gone`: nobody will ever be at that address again. `final`: trying again is of no use. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly final?: true; readonly gone?: true }

export const ringActions = ['done', 'in 10 minutes', 'in 1 hour', 'tomorrow'] as const
export type RingAction = (typeof ringActions)[number]

export interface Pressed {
  readonly user_id: string
  /** A task, or the channel that is to be confirmed. */
  readonly about: string
  readonly ring_at: string
  readonly action: RingAction | 'confirm'
}
