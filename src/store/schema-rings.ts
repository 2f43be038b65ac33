/** The tables of reminders that ring. */

export interface RingSchema {
  rings: Rings
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
