/** Everything the agent needs from outside. It holds no state between requests: all of it is in here or in the request. */

import type { Interpretation } from '../domain/command.ts'
import type { PolicyName } from '../domain/decision.ts'
import type { Surroundings } from '../domain/surroundings.ts'
import type { World } from '../domain/world.ts'
import type { Steps, Store } from '../store/contract.ts'
import type { ToolPort } from '../tools/port.ts'
import type { ReadingContext } from '../understand/understand.ts'

/** Reads a sentence: by rules, or by a model that ends in the same type. Without surroundings no model is asked. */
export interface Reader {
  readonly version: string
  /** It may ask a model, and wait for the answer. */
  readonly waits?: true
  read(text: string, context: ReadingContext, around: Surroundings | null): Promise<Interpretation>
}

export interface AgentPorts extends TurnPorts {
  readonly store: Store
}

/** What one turn needs; its steps may be part of something larger. */
export interface TurnPorts {
  readonly store: Steps
  readonly tools: ToolPort
  readonly world: World
  readonly reader: Reader
  readonly policy: PolicyName
  /** Where the user is, unless the request says otherwise. */
  readonly timezone: string
  /** Told when a message waits for a model, so that a page can say so. */
  reading?(turn: { readonly user_id: string; readonly conversation_id: string; readonly id: string }): void
  /** Told when a turn has to wait for those before it (1), and when it no longer does (-1). */
  waiting?(change: 1 | -1): void
  /** Told about what a turn fell over, which its answer does not show. */
  fault?(error: unknown): void
  /** Ends when the client went away: its turn is still finished, but no longer waits for a model. */
  readonly signal?: () => AbortSignal
}
