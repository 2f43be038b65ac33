/** A user's row in the hands of one transaction: what it counts is written at the end. */
import type { Users } from './schema.ts'

/** Nobody else has the row until the transaction ends, so its numbers can be counted here and kept together. */
export class LockedUser {
  readonly #row: Users

  constructor({ id, next_number, next_event, settings, pending, completed, closed }: Users) {
    this.#row = { id, next_number, next_event, settings, pending, completed, closed }
  }

  get id(): string {
    return this.#row.id
  }

  get settings(): string | null {
    return this.#row.settings
  }

  set settings(text: string) {
    this.#row.settings = text
  }

  set closed(why: Users['closed']) {
    this.#row.closed = why
  }

  nextNumber(): number {
    this.#row.next_number += 1
    return this.#row.next_number - 1
  }

  nextEvent(): number {
    this.#row.next_event += 1
    return this.#row.next_event - 1
  }

  /** A task came to the open or the completed ones, or left them; null: it is on neither list. */
  moved(from: TaskList | null, to: TaskList | null): void {
    if (from !== null) this.#row[from] -= 1
    if (to !== null) this.#row[to] += 1
  }

  /** Gives the way back to how it is counted now. */
  mark(): () => void {
    const now = { ...this.#row }
    return () => Object.assign(this.#row, now)
  }

  get numbers(): Users {
    return this.#row
  }
}

export type TaskList = 'pending' | 'completed'
