/**
 * A user and the conversation they are in, as this process left them. The next turn there may begin with that instead
 * of asking, if it is checked before anything of it counts: others may have been there since.
 */
import type { Conversations, Users } from './schema.ts'

export interface Seen {
  readonly user: Users
  /** Nobody runs a turn in it, and nobody waits for one. */
  readonly conversation: Conversations
  /** The open question, as it is stored. */
  readonly action: string | null
}

/** Given once: whoever takes it brings it up to date. */
export type Recall = (user_id: string, conversation_id: string) => Seen | undefined

/** It was not as it had been left: nothing was done, and it is done again with what is there. */
export class OutOfDate extends Error {
  override readonly name = 'OutOfDate'
}

/** Enough for everyone who talks at the same time; whoever comes back later is looked up. */
const MOST = 1000

export class LastSeen {
  readonly #seen = new Map<string, Seen>()

  take(user_id: string, conversation_id: string): Seen | undefined {
    const seen = this.#seen.get(user_id)
    if (seen?.conversation.id !== conversation_id) return undefined
    this.#seen.delete(user_id)
    return seen
  }

  keep(seen: Seen): void {
    this.#seen.set(seen.user.id, seen)
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > MOST && oldest !== undefined) this.#seen.delete(oldest)
  }

  /** Something else than a turn changed the user's row. */
  forget(user_id: string): void {
    this.#seen.delete(user_id)
  }
}
