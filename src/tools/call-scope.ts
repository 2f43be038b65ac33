/**
 * The envelope of one call: who asks, under which key, in which turn. It travels beside the call,
 * never inside its arguments, so nothing a model or a client writes can change it.
 */
import type { Moment } from '../domain/calendar.ts'
import type { Intent } from '../domain/command.ts'
import type { ToolCall } from '../domain/decision.ts'
import type { World } from '../domain/world.ts'
import type { Actor } from '../store/actor.ts'
import type { Steps } from '../store/contract.ts'
import type { Invocation } from '../store/contract-calls.ts'
import type { Claim, Decided, Gathered } from '../store/contract-turns.ts'

export interface CallScope {
  readonly store: Steps
  readonly world: World
  readonly actor: Actor
  /** What "today" means for this call. */
  readonly now: Moment
  /** Under this key the call acts at most once. */
  readonly key: { readonly turn: string; readonly sequence: number }
  readonly intent: Intent | 'DIRECT'
  readonly turn: RunningTurn | null
  readonly call: ToolCall | null
  /** When it happened, where that was not now: an import brings along when a task was added and done. */
  readonly as_of?: string
  /** Acts only on this version of the task. */
  readonly expected_version?: number
  /** Told under which id a change stands in the audit trail, for whoever may want to take back exactly that. */
  recorded?(invocation_id: string): void
}

/** A chat turn under way, and what it has not yet written down. */
export class RunningTurn {
  readonly claim: Claim
  #decided: Decided | null = null
  #reads: Invocation[] = []

  constructor(claim: Claim) {
    this.claim = claim
  }

  decide(decided: Decided): void {
    this.#decided = decided
  }

  read(invocation: Invocation): void {
    this.#reads.push(invocation)
  }

  gathered(): Gathered {
    return { decided: this.#decided, reads: [...this.#reads] }
  }

  /** What was gathered is in the database now. */
  written({ reads }: Gathered): void {
    this.#decided = null
    this.#reads = this.#reads.slice(reads.length)
  }
}
