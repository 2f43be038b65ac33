/** A post to an address of the user's own: as ntfy takes it, or as plain JSON, which Gotify and many others take. */
import type { Sent } from '../domain/ringing.ts'
import { type Guard, guardedPost, troubleWith } from './guarded-post.ts'
import type { Notice } from './notice.ts'

export async function sendWebhook(
  { url = '', format = 'json' }: Readonly<Record<string, string>>,
  notice: Notice,
  guard: Guard,
): Promise<Sent> {
  const post = format === 'ntfy' ? asNtfy(notice) : asJson(notice)
  const answer = await guardedPost({ url, ...post }, guard)
  const taken = typeof answer === 'number' && answer >= 200 && answer < 300
  return taken ? { ok: true } : troubleWith(url, answer)
}

function asJson({ id, title, body, url, actions, late }: Notice) {
  const text = JSON.stringify({ id, title, message: body, url, late, actions })
  return { headers: { 'content-type': 'application/json', 'idempotency-key': id }, body: text }
}

/** Three buttons at most. What is not plain ASCII has a form of its own in a header (RFC 2047). */
function asNtfy({ id, title, body, url, actions }: Notice) {
  const buttons = actions
    .slice(0, 3)
    .map((action) => `http, ${action.label}, ${action.url}, method=POST, clear=true`)
  const encoded = `=?UTF-8?B?${Buffer.from(title).toString('base64')}?=`
  const headers = { title: encoded, click: url, actions: buttons.join('; '), 'idempotency-key': id }
  return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body }
}
