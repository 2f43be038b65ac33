/** Accounts as the HTTP side sees them; who keeps them is someone else's business. */
import type { PasswordRefusal } from '../pages.ts'
import type { Gate } from './gate.ts'
import type { OAuth } from './oauth.ts'
import type { Visitors } from './visitors.ts'

export interface Accounts extends Gate, Visitors {
  readonly oauth: OAuth
  /** Links to a password go by mail. */
  readonly mails: boolean
  /** With the token of a link; null: it is set, and everyone who was in is out. */
  resetPassword(token: string, password: string): Promise<PasswordRefusal | null>
  /** Signing up, in and out, passwords, sessions, keys: everything below /api/auth. */
  handle(request: Request): Promise<Response>
  /** Of the session that these headers carry; null: they carry none. */
  emailOf(headers: Headers): Promise<string | null>
  /** The name of a device that this account was signed in on before; null: a stranger. */
  knownDevice(headers: Headers, email: string): string | null
  /** Forgets what nobody has used for long. */
  tidy(now: Date): Promise<void>
  /** What is known about a user besides their tasks, for the export. */
  about(user_id: string): Promise<Readonly<Record<string, string>> | null>
}
