/** Where reminders are sent: browsers, a mailbox, an address that takes posts; each can be tried, and taken away. */
import { hash } from 'node:crypto'
import { z } from 'zod'
import { instantText } from '../../domain/calendar.ts'
import { EmailAddress } from '../../domain/email.ts'
import { problem } from '../../domain/problem.ts'
import { isStorable } from '../../domain/text.ts'
import type { Channel } from '../../store/contract-rings.ts'
import type { AppParts } from '../parts.ts'
import { limit } from '../rate-limit.ts'
import type { Reminding } from '../reminding.ts'
import { type Call, type Route, route } from '../route.ts'

const MOST = 20
const TESTS_A_MINUTE = 5

const name = z.string().trim().min(1).max(100).refine(isStorable, 'contains what cannot be stored').optional()
const webAddress = z.url({ protocol: /^https?$/u }).max(2000)
const key = z.string().regex(/^[\w-]{10,200}={0,2}$/u)

export const NewChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    name,
    endpoint: webAddress.describe('As `PushSubscription.toJSON()` gives it.'),
    keys: z.strictObject({ p256dh: key, auth: key }),
  }),
  z.strictObject({ kind: z.literal('email'), name, to: EmailAddress }),
  z.strictObject({
    kind: z.literal('webhook'),
    name,
    url: webAddress,
    format: z.enum(['ntfy', 'json']).default('json').describe('`ntfy`: as ntfy takes it.'),
  }),
])

export const ChannelAnswer = z.object({
  id: z.string(),
  kind: z.enum(['push', 'email', 'webhook']),
  name: z.string(),
  created_at: z.string(),
  confirmed: z
    .boolean()
    .describe('false: nothing is sent there before the link in its first e-mail is used.'),
  failure: z.string().nullable().describe('Why the latest did not arrive.'),
  failed_at: z.string().nullable(),
})
const Trial = z.object({ ok: z.boolean(), error: z.string().nullable() })

export const channelRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/channels',
      summary: 'Where your reminders are sent',
      needs: 'account',
      answer: {
        status: 200,
        schema: z.object({
          channels: z.array(ChannelAnswer),
          push_key: z.string().describe('What a browser subscribes with.'),
          mails: z.boolean().describe('Can e-mail be sent from here?'),
        }),
      },
    },
    async ({ c, parts, user_id }) => {
      const { push_key, mails } = remindingOf(parts)
      const channels = (await parts.ports.store.channels(user_id)).map(shown)
      return c.json({ channels, push_key, mails })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/channels',
      summary: 'Have reminders sent somewhere else, too',
      needs: 'account',
      body: NewChannel,
      answer: { status: 201, schema: ChannelAnswer },
      problems: ['CONFLICT'],
    },
    async (call) => {
      const { c, parts, user_id, body } = call
      const { store, world } = parts.ports
      const channel = newChannel(body, user_id, world.newId(), instantText(world.now()))
      const known = await store.channels(user_id)
      if (known.length >= MOST && !known.some(({ id }) => id === channel.id))
        throw problem('CONFLICT', { reason: `You have ${MOST} already. Take one away first.` })
      if (channel.kind === 'email') await confirmation(call, channel)
      await store.addChannel(user_id, channel)
      return c.json(shown(channel), 201)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/channels/{id}/test',
      summary: 'Send a test there',
      needs: 'account',
      answer: { status: 200, schema: Trial },
      problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    },
    async (call) => {
      const channel = await namedIn(call)
      await limitTests(call)
      const reminding = remindingOf(call.parts)
      const sent =
        channel.confirmed_at === null
          ? await reminding.askToConfirm(call.user_id, channel)
          : await reminding.test(channel)
      return call.c.json(sent.ok ? { ok: true, error: null } : { ok: false, error: sent.error })
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/channels/{id}',
      summary: 'Send no more reminders there',
      needs: 'account',
      answer: { status: 204 },
      problems: ['NOT_FOUND'],
    },
    async (call) => {
      const { store, world } = call.parts.ports
      const { id } = await namedIn(call)
      await store.removeChannel(call.user_id, id, instantText(world.now()))
      return call.c.body(null, 204)
    },
  ),
]

function remindingOf({ reminding }: AppParts): Reminding {
  if (reminding === null) throw problem('NOT_FOUND')
  return reminding
}

function shown({ id, kind, name, created_at, confirmed_at, failure, failed_at }: Channel) {
  return { id, kind, name, created_at, confirmed: confirmed_at !== null, failure, failed_at }
}

/** The same browser comes with the same address, and is one channel; a mailbox has to be confirmed first. */
function newChannel(body: z.output<typeof NewChannel>, user_id: string, id: string, now: string): Channel {
  const common = { created_at: now, confirmed_at: now, failure: null, failed_at: null }
  switch (body.kind) {
    case 'push': {
      const { endpoint, keys, name = 'Browser' } = body
      const same = hash('sha256', `${user_id}\n${endpoint}`).slice(0, 32)
      return { ...common, id: same, kind: 'push', name, address: { endpoint, ...keys } }
    }
    case 'email': {
      const { to, name = to } = body
      return { ...common, id, kind: 'email', name, address: { to }, confirmed_at: null }
    }
    case 'webhook': {
      const { url, format, name = new URL(url).host } = body
      return { ...common, id, kind: 'webhook', name, address: { url, format } }
    }
  }
}

async function confirmation(call: Call, channel: Channel): Promise<void> {
  await limitTests(call)
  const sent = await remindingOf(call.parts).askToConfirm(call.user_id, channel)
  if (!sent.ok) throw problem('CONFLICT', { reason: `${sent.error}.` })
}

async function namedIn({ c, parts, user_id }: Call): Promise<Channel> {
  const channels = await parts.ports.store.channels(user_id)
  const channel = channels.find(({ id }) => id === c.req.param('id'))
  if (channel === undefined) throw problem('NOT_FOUND')
  return channel
}

/** What is sent to a stranger's mailbox or server for the asking is not much. */
async function limitTests({ parts, user_id }: Call): Promise<void> {
  await limit(parts, `tests:${hash('sha256', user_id)}`, TESTS_A_MINUTE)
}
