/** Tokens for other programs, given out with the user's consent; who gives them out is someone else's business. */
import type { Gate } from './gate.ts'

export interface OAuth extends Gate {
  readonly issuer: string
  /** RFC 8414: where a program registers, asks and gets its tokens. */
  metadata(request: Request): Promise<Response>
  /** The name a program registered under; null: there is no such program. */
  programName(client_id: string): Promise<string | null>
}
