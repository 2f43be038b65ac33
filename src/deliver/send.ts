/** A notice through a channel. What goes wrong is an answer, whatever it was. */
import type { Sent } from '../domain/ringing.ts'
import type { Channel } from '../store/contract-rings.ts'
import type { Guard } from './guarded-post.ts'
import type { Mail } from './mail.ts'
import type { Notice } from './notice.ts'
import { sendPush, type Vapid } from './push.ts'
import { sendWebhook } from './webhook.ts'

export interface Senders {
  readonly guard: Guard
  readonly vapid: Vapid & { readonly subject: string }
  /** null: no mail server is set. */
  readonly mail: Mail | null
}

export const NO_MAIL = 'No mail server is set up here (SAYSO_SMTP_URL), so no e-mail can be sent'

export async function sendNotice(
  { kind, address }: Pick<Channel, 'kind' | 'address'>,
  notice: Notice,
  { guard, vapid, mail }: Senders,
): Promise<Sent> {
  switch (kind) {
    case 'push':
      return await sendPush(address, notice, vapid, guard)
    case 'webhook':
      return await sendWebhook(address, notice, guard)
    case 'email':
      return mail ? await mail.remind(address.to ?? '', notice) : { ok: false, error: NO_MAIL }
  }
}
