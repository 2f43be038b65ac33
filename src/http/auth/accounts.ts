/** Accounts as the HTTP side sees them; who keeps them is someone else's business. */
import type { Gate } from './gate.ts'

export interface Accounts extends Gate {
  /** Signing up, in and out, passwords, sessions, keys: everything below /api/auth. */
  handle(request: Request): Promise<Response>
  /** What is known about a user besides their tasks, for the export. */
  about(user_id: string): Promise<Readonly<Record<string, string>> | null>
}
