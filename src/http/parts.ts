/** Everything the HTTP side needs from outside. */
import type { AgentPorts } from '../agent/ports.ts'
import type { Gate } from './auth/gate.ts'
import type { LocalAccess } from './auth/local-access.ts'

export interface HttpParts {
  readonly ports: AgentPorts
  readonly gate: Gate
  /** Present in `local` mode: the one-time link and the sessions it opens. */
  readonly local: LocalAccess | null
  /** The port people reach it on; Host and Origin have to name it. */
  readonly port: number
  /** Told about faults of our own, which a response never shows. */
  fault(error: unknown, request_id: string): void
}
