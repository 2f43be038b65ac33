/** How a message may be carried out: which policy holds, and what its sender already agreed to. */
import type { Moment } from '../domain/calendar.ts'
import type { PolicyName } from '../domain/decision.ts'

export interface Manners {
  readonly policy: PolicyName
  readonly now: Moment
  /** As it was sent: what the spans of its commands point into. */
  readonly message: string
  /** The message itself carried a confirmation; only a locked policy lets that count. */
  readonly confirmed: boolean
  /** Its sender has no right to delete, so nothing is asked about it either. */
  readonly no_deleting?: true
  /** A yes was given to all the orders of an earlier message together. */
  readonly agreed?: true
  /** Changes that earlier commands of this message made. */
  readonly spent?: number
}
