/** What the server for other assistants needs from outside, and for whom it works. */
import type { ServerContext } from '@modelcontextprotocol/server'
import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import type { Scope } from '../domain/scope.ts'
import type { DateOrder, WeekStart } from '../domain/words.ts'
import type { World } from '../domain/world.ts'
import type { Actor } from '../store/actor.ts'
import type { Store } from '../store/contract.ts'

/** What a token may be used for; null is everything. */
export type Scopes = readonly Scope[] | null

export interface Principal {
  readonly user_id: string
  readonly scopes: Scopes
  /** Which program, where it has a token of its own; the name it gives itself may be anyone's. */
  readonly program?: string
  /** What that token is called, or the program registered as. */
  readonly name?: string
  /** Whether the token still opens the door, for who stays longer than one answer; absent: nobody can take it back. */
  mayStill?(): Promise<boolean>
}

/** The agent: one sentence in, one turn, one reply. `signal`: the program no longer waits for it. */
export type Ask = (request: ChatRequest, actor: Actor, signal: AbortSignal) => Promise<ChatResponse>

export interface McpPorts {
  /** A promise where it is still being opened: whoever only introduces itself need not wait for it. */
  readonly store: Store | Promise<Store>
  readonly world: World
  readonly timezone: string
  readonly ask: Ask
  /** Signs what a client carries between a question and its answer: 32 bytes or more. */
  readonly state_key: Uint8Array
  /** Told of every call that went straight to a tool. */
  called?(tool: string, success: boolean, took_ms: number): void
  /** Told about faults of our own, which an answer never shows. */
  fault(error: unknown): void
}

export interface ClientPorts extends McpPorts {
  readonly principal: Principal
  /** The older protocol over HTTP has no way back to the client: it can neither be asked nor notified. */
  readonly reachable: boolean
}

export interface OpenPorts extends ClientPorts {
  readonly store: Store
  /** The user's own, where they said so. */
  readonly week_start?: WeekStart
  readonly date_order?: DateOrder
}

/** One request of a client: on whose behalf, by which program, and what the protocol knows about it. */
export interface Call {
  readonly ports: OpenPorts
  readonly client: string
  readonly context: ServerContext
  /** A form can be shown to the person. */
  readonly can_ask: boolean
  /** 2026-07-28: the form comes back with a second request. Before, the answer is waited for. */
  readonly modern: boolean
  readonly seal: (state: object) => Promise<string>
}
