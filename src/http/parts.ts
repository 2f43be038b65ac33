/** Everything the HTTP side needs from outside. */
import type { AgentPorts } from '../agent/ports.ts'
import type { Scope } from '../domain/scope.ts'
import type { Accounts } from './auth/accounts.ts'
import type { Gate, Principal } from './auth/gate.ts'
import type { LocalAccess } from './auth/local-access.ts'
import type { Docs } from './docs/docs.ts'
import type { EventHub } from './events/hub.ts'
import type { Figures } from './figures.ts'
import type { BuiltPage } from './page/built-page.ts'
import type { Quota } from './quota.ts'
import type { Readiness } from './readiness.ts'
import type { Reminding } from './reminding.ts'
import type { RequestLimit } from './request-limit.ts'

export interface HttpParts extends Partial<ServiceParts> {
  readonly ports: AgentPorts
  readonly gate: Gate
  /** Present in `local` mode: the one-time link and the sessions it opens. */
  readonly local: LocalAccess | null
  /** The port people reach it on; Host and Origin have to name it. */
  readonly port: number
  /** Told about faults of our own, which a response never shows. */
  fault(error: unknown, request_id: string): void
}

/** What one person on one machine can do without. */
export interface ServiceParts {
  /** Present in `accounts` mode: signing up, in and out, and all that belongs to it. */
  readonly accounts: Accounts | null
  /** Present where other assistants are served. */
  readonly mcp: McpMount | null
  /** null: it was not built, and the first page says so. */
  readonly page: BuiltPage | null
  /** null: they were not built. */
  readonly docs: Docs | null
  /** null: nothing is sent from here. */
  readonly reminding: Reminding | null
  readonly hub: EventHub
  readonly figures: Figures
  /** Of this program, for the OpenAPI document. */
  readonly version: string
  /** The address people see, where it is another one: https://sayso.example. */
  readonly public_url: string | null
  readonly trusted_origins: readonly string[]
  /** Where to report a weakness of this server; null: as the docs say. */
  readonly security_contact: string | null
  /** What a proxy in front says about the client is believed. */
  readonly behind_proxy: boolean
  /** TLS ends in this process, at the address that people see. */
  readonly ends_tls: boolean
  /** Whoever has it may see the figures; null: whoever is on this machine may. */
  readonly metrics_token: string | null
  /** Turns a minute for each user; 0 is no limit. */
  readonly turns_a_minute: number
  /** Requests of any kind; 0 is no limit. */
  readonly requests_a_minute: number
  /** Megabytes kept for each user; 0 is no limit. */
  readonly quota_mb: number
}

/** What counts, made once. */
export interface Limits {
  readonly requests: RequestLimit
  readonly quota: Quota
  readonly readiness: Readiness
}

export type AppParts = HttpParts & ServiceParts & Limits

/** Someone whose answer may go on for as long as they may be here. */
export interface Staying extends Principal {
  mayStill(): Promise<boolean>
}

/** Other assistants' requests, each on behalf of whoever its token names. */
export interface McpMount {
  /** `message`: what its body says, where that was read already. */
  handle(request: Request, principal: Staying, message: unknown): Promise<Response>
  /** Which scope a message needs that this token lacks. */
  lacks(message: unknown, principal: Principal): Promise<Scope | null>
  /** Who gives out tokens for it, where that can be named. */
  readonly issuer?: string
}
