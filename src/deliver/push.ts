/** Web push: encrypted for one browser, carried by that browser's own service. */
import webPush from 'web-push'
import type { Sent } from '../domain/ringing.ts'
import { type Guard, guardedPost, troubleWith } from './guarded-post.ts'
import type { Notice } from './notice.ts'

/** Who sends: made once, and known to every browser that subscribed. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
}

export function newVapid(): Vapid {
  return webPush.generateVAPIDKeys()
}

/** A browser that was away gets it within a day, or not at all. */
const LASTS_S = 86_400

export async function sendPush(
  { endpoint = '', p256dh = '', auth = '' }: Readonly<Record<string, string>>,
  notice: Notice,
  sender: Vapid & { readonly subject: string },
  guard: Guard,
): Promise<Sent> {
  const request = requestFor({ endpoint, keys: { p256dh, auth } }, notice, sender)
  if (request === null)
    return { ok: false, final: true, gone: true, error: 'This browser has no usable keys' }
  const answer = await guardedPost(request, guard)
  if (typeof answer === 'number' && answer >= 200 && answer < 300) return { ok: true }
  const trouble = troubleWith(endpoint, answer)
  const isGone = answer === 404 || answer === 410
  return isGone && !trouble.ok ? { ...trouble, final: true, gone: true } : trouble
}

function requestFor(
  to: { endpoint: string; keys: { p256dh: string; auth: string } },
  notice: Notice,
  { subject, publicKey, privateKey }: Vapid & { readonly subject: string },
) {
  try {
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(notice), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: LASTS_S,
      urgency: 'high',
      // a second one of the same name takes the place of the first
      topic: notice.id.slice(0, 32),
    })
    const { 'Content-Length': _, ...others } = headers as Record<string, string | number>
    const texts = Object.entries(others).map(([name, value]) => [name, String(value)])
    return { url: to.endpoint, headers: Object.fromEntries(texts), body: body ?? Buffer.alloc(0) }
  } catch {
    return null
  }
}
