/**
 * Reminders as they ring: once each, by whichever of several instances comes first. Ringing is a transaction; sending is
 * not, so each delivery belongs to one sender at a time, until that one says how it ended or is found dead.
 */
import type { Channels } from './schema-rings.ts'

/** A moment at which a task rang. */
export interface Rung {
  readonly user_id: string
  readonly task_id: string
  /** When it was to ring. */
  readonly at: string
  readonly reminder: string
  readonly rung_at: string
}

export interface Channel {
  readonly id: string
  readonly kind: Channels['kind']
  readonly name: string
  /** What its kind needs to send there. */
  readonly address: Readonly<Record<string, string>>
  readonly created_at: string
  readonly confirmed_at: string | null
  readonly failure: string | null
  readonly failed_at: string | null
}

export interface RungTask {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly due_date: string | null
  readonly timezone: string | null
}

/** One ring on its way through one channel, with what there is to tell. */
export interface Delivery {
  readonly user_id: string
  readonly channel: Channel
  /** null: it is the look at the day. */
  readonly task: RungTask | null
  readonly ring_at: string
  readonly reminder: string
  readonly late: boolean
  /** How often it was tried before. */
  readonly attempts: number
}

export type DeliveryEnd =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again'; readonly due_at: string; readonly error: string }
  /** `gone`: there is nobody at that address any more, and the channel goes with it. */
  | { readonly kind: 'failed'; readonly error: string; readonly gone?: true }

/** What rang, and what became of it. */
export interface RungLately extends Omit<Rung, 'user_id'> {
  readonly late: boolean
  readonly deliveries: readonly {
    readonly channel_id: string
    readonly status: 'waiting' | 'sent' | 'failed' | 'dropped'
    readonly attempts: number
    readonly error: string | null
  }[]
}

export interface RingStore {
  /**
   * Rings whatever is due by then, the soonest first and at most so many: that it rang, the event that says so and a
   * delivery for each channel are one transaction. Whoever else asks at the same time does not get the same.
   */
  ring(now: string, limit: number): Promise<readonly Rung[]>
  /** When the next one is due; null: there is none. */
  nextRing(): Promise<string | null>
  rungLately(user_id: string, limit: number): Promise<readonly RungLately[]>

  /** Says that this sender lives. False: it was taken for dead, and what it had belongs to others. */
  beat(ringer: string): Promise<boolean>
  enlist(ringer: string): Promise<void>
  ringers(): Promise<readonly { readonly id: string; readonly beat: number }[]>
  /** Unless it has beaten since: what it was sending is free for others. */
  bury(ringer: string, beat: number): Promise<void>

  /**
   * Takes deliveries that are due, for a sender that is on the list of the living; others get nothing. What is no longer
   * worth telling, as its task is done, is dropped.
   */
  claimDeliveries(ringer: string, now: string, limit: number): Promise<readonly Delivery[]>
  /** What this sender took and has not ended; what is no longer worth telling is dropped as well. */
  heldDeliveries(ringer: string, now: string): Promise<readonly Delivery[]>
  /** False: another sender has it by now. */
  endDelivery(delivery: Delivery, ringer: string, end: DeliveryEnd, at: string): Promise<boolean>

  channels(user_id: string): Promise<readonly Channel[]>
  addChannel(user_id: string, channel: Channel): Promise<void>
  /** False: there is no such channel. */
  confirmChannel(user_id: string, id: string, at: string): Promise<boolean>
  removeChannel(user_id: string, id: string, at: string): Promise<boolean>

  /** The one of all instances: whoever comes first makes it. */
  serviceKey(name: string, make: () => string): Promise<string>
}
