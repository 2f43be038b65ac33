/** Reminders as they ring: once each, by whichever of several instances comes first. */

/** A moment at which a task rang. */
export interface Rung {
  readonly user_id: string
  readonly task_id: string
  /** When it was to ring. */
  readonly at: string
  readonly reminder: string
  readonly rung_at: string
}

export interface RingStore {
  /**
   * Rings whatever is due by then, the soonest first and at most so many: that it rang, and the event that says so, are
   * one transaction. Whoever else asks at the same time does not get the same.
   */
  ring(now: string, limit: number): Promise<readonly Rung[]>
  /** When the next one is due; null: there is none. */
  nextRing(): Promise<string | null>
}
