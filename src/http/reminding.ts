/** What the HTTP side needs to know about reminders: how they are sent, and what was pressed on one. */
import type { Pressed, Sent } from '../domain/ringing.ts'
import type { Channel } from '../store/contract-rings.ts'

export interface Reminding {
  /** What a browser subscribes with. */
  readonly push_key: string
  /** Is there a mail server? */
  readonly mails: boolean
  /** null: the address is not ours, or too old. */
  pressed(token: string): Pressed | null
  /** Sends a word there that is no reminder. */
  test(channel: Channel): Promise<Sent>
  /** Asks whoever reads that mailbox whether it is theirs. */
  askToConfirm(user_id: string, channel: Channel): Promise<Sent>
}
