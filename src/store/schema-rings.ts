/** The tables of reminders that ring, and of how they reach people. */

export interface RingSchema {
  rings: Rings
  channels: Channels
  deliveries: Deliveries
  ringers: Ringers
  service_keys: ServiceKeys
}

/** A moment at which a task rings, or rang. */
export interface Rings {
  user_id: string
  task_id: string
  at: string
  /** Which of its reminders says so. */
  reminder: string
  /** null: not yet. */
  rung_at: string | null
}

/** A way to reach someone: a browser, a mailbox, an address that takes posts. */
export interface Channels {
  user_id: string
  id: string
  kind: 'push' | 'email' | 'webhook'
  /** What its kind needs to send there, as JSON. */
  address: string
  name: string
  created_at: string
  /** null: nothing is sent there before its owner said that it is theirs. */
  confirmed_at: string | null
  /** Why the latest did not arrive; null: it did. */
  failure: string | null
  failed_at: string | null
}

/** One ring on its way through one channel. */
export interface Deliveries {
  user_id: string
  channel_id: string
  task_id: string
  ring_at: string
  reminder: string
  late: number
  status: 'waiting' | 'sent' | 'failed' | 'dropped'
  /** Not before. */
  due_at: string
  attempts: number
  /** Who is sending it now. */
  owner: string | null
  error: string | null
  ended_at: string | null
}

/** Programs that ring. One whose beat no longer grows is dead, whatever the clocks say. */
interface Ringers {
  id: string
  beat: number
}

/** Made at the first start, and the same for all instances. */
interface ServiceKeys {
  name: string
  value: string
}
