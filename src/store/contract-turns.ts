/** A message on its way through: taken in, claimed by one runner at a time, finished with its reply. */
import type { Intent } from '../domain/command.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import type { LastTask, PendingAction, TaskMark } from '../domain/pending.ts'
import type { Actor } from './actor.ts'
import type { Invocation } from './contract-calls.ts'
import type { UserSettings } from './contract-service.ts'

/** One user message on its way in. `id` is the client's message_id and the key under which it acts at most once. */
export interface NewTurn {
  readonly user_id: string
  readonly id: string
  readonly conversation_id: string
  /** True when the client named no conversation and this id was just made up. */
  readonly opens_conversation: boolean
  readonly request_hash: string
  readonly message: string
  /** The turn's fixed clock, ISO in UTC with milliseconds. */
  readonly received_at: string
  /** What else the request said: time zone, literal spans, pressed button, client. */
  readonly request: Omit<TurnRequest, 'timezone' | 'open_question'> & { readonly timezone: string | null }
  /** Another message of this conversation was being answered when it came: whatever that asked, nobody had seen it. */
  readonly waited?: true
  /** Where someone is who neither says so nor has it in their settings. */
  readonly timezone: string
}

/** Kept with the turn. */
interface TurnRequest {
  readonly timezone: string
  readonly literal: readonly (readonly [number, number])[]
  readonly pressed: { readonly pending_id: string; readonly answer: string } | null
  /** The question that was on the screen when it was typed; null: there was none. Absent: the client did not say. */
  readonly on_screen?: string | null
  /** The question that was open when it came in; absent: there was none that anybody could have seen. */
  readonly open_question?: string
  readonly dry_run: boolean
  /** Real time of acceptance; `received_at` may be the earlier moment at which it was typed offline. */
  readonly accepted_at: string
  readonly actor: Actor
}

export interface Turn extends Omit<NewTurn, 'opens_conversation' | 'timezone' | 'request' | 'waited'> {
  readonly request: TurnRequest
  /** Place of the user's message in the conversation; its reply has the next one. */
  readonly seq: number
  readonly status: 'received' | 'decided' | 'done'
  /** Stored before the first change, so that recovery reads with the same eyes. */
  readonly decided: Decided | null
  /** The reply as it was sent, once done. */
  readonly response: Readonly<Record<string, unknown>> | null
}

export interface Decided {
  readonly context: DecisionContext
  readonly engine_version: string
}

export type Accepted =
  /** `claim` is there when nothing else was waiting, so the turn can run at once. */
  | { readonly kind: 'accepted'; readonly turn: Turn; readonly claim: Claim | null }
  /** The same key and body came before. */
  | { readonly kind: 'known'; readonly turn: Turn }
  | { readonly kind: 'reused' | 'no_conversation' | 'busy' }

/** The right to run one turn. Every write checks `owner` and `fence`; who lost them changes nothing. */
export interface Claim {
  readonly turn: Turn
  readonly owner: string
  readonly fence: number
  /** The user's own choices: a policy may tighten the server's. */
  readonly settings: Pick<UserSettings, 'policy' | 'date_order' | 'week_start'>
  readonly pending: PendingAction | null
  readonly last_list: readonly TaskMark[] | null
  readonly last_task: LastTask | null
  /** What the turn before this one did; null at the beginning of a conversation. */
  readonly last_intents: readonly Intent[] | null
  /** Calls of this turn that were recorded before a crash, in order. */
  readonly outcomes: readonly Outcome[]
}

/** What a conversation has in mind, as its latest turn left it. */
export type LeftInMind = Pick<Claim, 'pending' | 'last_list' | 'last_task' | 'last_intents'>

/** Thrown by any write of a claim that someone else has taken over. */
export class FencedOff extends Error {
  override readonly name = 'FencedOff'
}

export interface Lease {
  readonly owner: string
  /** Real time, not the turn's. */
  readonly now_ms: number
  readonly ttl_ms: number
}

/** What a turn gathered since its last commit: written with the next change, or with its end. */
export interface Gathered {
  readonly decided: Decided | null
  /** Reads are recorded late: repeating one after a crash does no harm. */
  readonly reads: readonly Invocation[]
}

export interface Ending {
  readonly decision: Decision
  readonly response: Readonly<Record<string, unknown>>
  readonly reply: string
  readonly replied_at: string
  /** The new open question; null closes the old one. */
  readonly pending: PendingAction | null
  /** null: nothing new was shown or touched, the earlier one stays in mind. */
  readonly last_list: readonly TaskMark[] | null
  readonly last_task: LastTask | null
}

/** A finished turn as it was recorded: enough to decide it again. */
export interface RecordedTurn {
  readonly place: { readonly user_id: string; readonly conversation_id: string; readonly seq: number }
  readonly id: string
  readonly literal: TurnRequest['literal']
  readonly decided: Decided | null
  readonly decision: Decision | null
  readonly reply: string | null
  readonly outcomes: readonly Outcome[]
}
