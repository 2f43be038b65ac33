/** Reminders put together: the keys of the service, made at the first start, and every way out. */
import { randomBytes } from 'node:crypto'
import { briefNotice, type Day, MOST_NAMED } from '../deliver/brief.ts'
import { Links } from '../deliver/links.ts'
import { Mail } from '../deliver/mail.ts'
import { type Notice, noticeOf } from '../deliver/notice.ts'
import { newVapid, type Vapid } from '../deliver/push.ts'
import { NO_MAIL, type Senders, sendNotice } from '../deliver/send.ts'
import { addDays, instantText, today } from '../domain/calendar.ts'
import type { Sent } from '../domain/ringing.ts'
import type { World } from '../domain/world.ts'
import type { Reminding } from '../http/reminding.ts'
import type { RingPorts } from '../ring/ports.ts'
import type { Store } from '../store/contract.ts'
import type { Delivery } from '../store/contract-rings.ts'
import type { Settings } from './settings.ts'

export interface OpenReminding extends Reminding, Pick<RingPorts, 'send'> {}

/** `base_url`: where people reach this server, as soon as that is known. */
export async function openReminding(
  store: Store,
  world: World,
  settings: Settings,
  base_url: () => string,
): Promise<OpenReminding> {
  const links = new Links(await store.serviceKey('links', () => randomBytes(32).toString('hex')))
  const vapid: Vapid = JSON.parse(await store.serviceKey('vapid', () => JSON.stringify(newVapid())))
  const mail = mailOf(settings)
  const senders: Senders = { ...guardOf(settings), vapid: { ...vapid, subject: subjectOf(settings) }, mail }
  return {
    push_key: vapid.publicKey,
    mails: mail !== null,
    pressed: (token) => links.read(token, world.now()),
    send: async (delivery) => {
      const { task, channel } = delivery
      const now = world.now()
      if (task === null) return await sendBrief(delivery, store, now, base_url(), senders)
      return await sendNotice(
        channel,
        noticeOf(delivery, task, { base_url: base_url(), links }, now),
        senders,
      )
    },
    test: (channel) => sendNotice(channel, testNotice(world.newId(), base_url()), senders),
    askToConfirm: async (user_id, { id, address }) => {
      if (mail === null) return { ok: false, error: NO_MAIL }
      const ring_at = instantText(world.now())
      const token = links.tokenFor({ user_id, about: id, ring_at, action: 'confirm' }, world.now())
      return await mail.confirm(address.to ?? '', `${base_url()}/r/${token}`, id)
    },
  }
}

/** The list is looked at now, and not when it rang: what is done by then is not on it. */
async function sendBrief(
  delivery: Delivery,
  store: Store,
  epoch_ms: number,
  url: string,
  senders: Senders,
): Promise<Sent> {
  const day = await dayOf(store, delivery.user_id, epoch_ms).catch(() => null)
  if (day === null) return { ok: false, error: 'The list could not be read' }
  return await sendNotice(delivery.channel, briefNotice(delivery, day, url), senders)
}

async function dayOf(store: Store, user_id: string, epoch_ms: number): Promise<Day> {
  const now = { epoch_ms, timezone: (await store.settings(user_id)).timezone ?? 'UTC' }
  const reader = store.reader(user_id)
  const common = { status: 'pending', limit: MOST_NAMED, now } as const
  return {
    now,
    overdue: await reader.page({ ...common, due: `..${addDays(today(now), -1)}` }),
    today: await reader.page({ ...common, due: 'today' }),
  }
}

export function mailOf({ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from }: Settings): Mail | null {
  return url === undefined || from === undefined ? null : new Mail({ url, from })
}

function guardOf({ SAYSO_OWN_NETWORK }: Settings): Pick<Senders, 'guard'> {
  return { guard: { own_network: SAYSO_OWN_NETWORK === 'yes' } }
}

/** Whom a push service may write to about what comes from here. */
function subjectOf({ SAYSO_SECURITY_CONTACT: contact, SAYSO_PUBLIC_URL: url }: Settings): string {
  const known = [contact, url].find((one) => one !== undefined && /^(?:https|mailto):/u.test(one))
  return known ?? 'mailto:sayso@example.com'
}

function testNotice(id: string, url: string): Notice {
  const body = 'It works: your reminders will reach you here.'
  const title = 'A test from Sayso'
  return { id, subject: title, title, body, url, actions: [], late: false }
}
