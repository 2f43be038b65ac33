/** Reminders that go out, to a mail server, a push service and a web server of the test's own; and back by a press. */
import { describe, expect, test } from 'vitest'
import { pushBrowser } from '../support/push-browser.ts'
import { mailReceiver, postReceiver, textOf } from '../support/receivers.ts'
import { remindingApp } from '../support/reminding-app.ts'

const AT = '2026-03-04T10:00:00Z'
const task = { title: 'call “Zoë”', due_date: '2026-03-04T11:00', timezone: 'Europe/Berlin' }
const buttons = ['Done', '10 minutes', '1 hour', 'Tomorrow']

describe('a webhook', () => {
  test('gets each ring once, as JSON', async () => {
    const there = await postReceiver()
    const here = await remindingApp()
    const ada = await here.caller('ada')
    const made = await ada.post('/api/channels', { kind: 'webhook', url: `${there.url}/hook` })
    expect([made.status, made.json.confirmed]).toEqual([201, true])
    await ada.post('/api/tasks', { ...task, reminders: ['-PT30M', 'PT0S'] })
    await here.until('2026-03-04T09:29:59Z')
    expect(there.posts).toEqual([])
    await here.until('2026-03-04T09:30:00Z')
    await here.until(AT)
    await here.until('2026-03-04T12:00:00Z')
    const told = there.posts.map(({ body }) => JSON.parse(body.toString()))
    expect(told).toMatchObject([
      { title: 'call “Zoë”', message: 'Due today at 11:00.', late: false },
      { title: 'call “Zoë”', message: 'Due today at 11:00.', late: false },
    ])
    expect(told[0].actions.map(({ label }: { label: string }) => label)).toEqual(buttons)
    expect(new Set(told.map(({ id }) => id)).size).toBe(2)
    expect(here.faults).toEqual([])
  })

  test('of ntfy gets a title, a text and three buttons', async () => {
    const there = await postReceiver()
    const here = await remindingApp()
    const ada = await here.caller('ada')
    await ada.post('/api/channels', { kind: 'webhook', url: `${there.url}/topic`, format: 'ntfy' })
    await ada.post('/api/tasks', task)
    await here.until('2026-03-04T14:00:00Z')
    const [post] = there.posts
    expect(post?.body.toString()).toBe('Due today at 11:00. Late: this was to come today at 11:00.')
    const title = /^=\?UTF-8\?B\?(.*)\?=$/u.exec(String(post?.headers.title))?.[1] ?? ''
    expect(Buffer.from(title, 'base64').toString()).toBe('call “Zoë”')
    expect(String(post?.headers.actions).split('; ')).toHaveLength(3)
  })

  test('that fails is tried again, later each time, and then no more; that can be seen', async () => {
    const there = await postReceiver(() => 503)
    const here = await remindingApp()
    const ada = await here.caller('ada')
    await ada.post('/api/channels', { kind: 'webhook', url: there.url })
    await ada.post('/api/tasks', task)
    for (const at of [
      '10:00:00',
      '10:00:29',
      '10:00:30',
      '10:03',
      '10:15',
      '11:00',
      '13:30',
      '18:00',
      '20:00',
    ])
      await here.until(`2026-03-04T${at}Z`.replace(/T(\d\d:\d\d)Z/u, 'T$1:00Z'))
    expect(there.posts).toHaveLength(6)
    const { json } = await ada.get('/api/rings')
    const error = expect.stringContaining('it answered 503')
    expect(json.rings[0].deliveries).toMatchObject([{ status: 'failed', attempts: 6, error }])
    expect((await ada.get('/api/channels')).json.channels).toMatchObject([{ failure: error }])
  })

  test.each([
    ['the machine itself', (url: string) => url],
    ['a name that leads there', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['the other loopback', (url: string) => url.replace('127.0.0.1', '[::1]')],
    ['a mapped address', (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
    ['a number', (url: string) => url.replace('127.0.0.1', '2130706433')],
    ['a neighbour', () => 'http://10.1.2.3/'],
    ['a cloud’s own', () => 'http://169.254.169.254/latest/meta-data'],
  ])('is not sent to %s', async (_, addressFrom) => {
    const there = await postReceiver()
    const here = await remindingApp({ SAYSO_OWN_NETWORK: 'no' })
    const ada = await here.caller('ada')
    const { json } = await ada.post('/api/channels', { kind: 'webhook', url: addressFrom(there.url) })
    const { json: tried } = await ada.post(`/api/channels/${json.id}/test`)
    expect(tried).toEqual({ ok: false, error: expect.stringContaining('own network are not allowed') })
    expect(there.posts).toEqual([])
  })

  test('is not followed to another address', async () => {
    const there = await postReceiver(() => 302)
    const here = await remindingApp()
    const ada = await here.caller('ada')
    const { json } = await ada.post('/api/channels', { kind: 'webhook', url: there.url })
    const { json: tried } = await ada.post(`/api/channels/${json.id}/test`)
    expect(tried).toEqual({ ok: false, error: expect.stringContaining('redirects are not followed') })
    expect(there.posts).toHaveLength(1)
  })
})

describe('a browser', () => {
  test('gets what only it can read', async () => {
    const service = await postReceiver(() => 201)
    const here = await remindingApp()
    const ada = await here.caller('ada')
    const browser = pushBrowser(`${service.url}/push/1`)
    const { json } = await ada.post('/api/channels', { kind: 'push', ...browser.subscription })
    await ada.post('/api/channels', { kind: 'push', ...browser.subscription })
    expect((await ada.get('/api/channels')).json.channels).toHaveLength(1)
    expect((await ada.post(`/api/channels/${json.id}/test`)).json).toEqual({ ok: true, error: null })
    await ada.post('/api/tasks', task)
    await here.until(AT)
    const [trial, ring] = service.posts
    expect(trial && browser.read(trial.body)).toMatchObject({ title: 'A test from Sayso' })
    expect(ring && browser.read(ring.body)).toMatchObject({
      title: 'call “Zoë”',
      body: 'Due today at 11:00.',
    })
    expect(ring?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(ring?.headers.authorization).toMatch(/^vapid t=/u)
  })

  test('that is gone is taken away', async () => {
    const service = await postReceiver(() => 410)
    const here = await remindingApp()
    const ada = await here.caller('ada')
    await ada.post('/api/channels', { kind: 'push', ...pushBrowser(`${service.url}/push/2`).subscription })
    await ada.post('/api/tasks', task)
    await here.until(AT)
    expect((await ada.get('/api/channels')).json.channels).toEqual([])
    await here.until('2026-03-04T23:00:00Z')
    expect(service.posts).toHaveLength(1)
  })
})

describe('e-mail', () => {
  const from = 'Sayso <sayso@mail.example>'

  test('comes to a mailbox whose reader said yes; from there it is done, once, and undone', async () => {
    const post = await mailReceiver()
    const here = await remindingApp({ SAYSO_SMTP_URL: post.url, SAYSO_MAIL_FROM: from })
    const ada = await here.caller('ada')
    await ada.post('/api/tasks', { ...task, reminders: ['-PT30M', 'PT0S'] })
    const { json } = await ada.post('/api/channels', { kind: 'email', to: 'ada@mail.example' })
    expect(json.confirmed).toBe(false)
    await here.until('2026-03-04T09:30:00Z')
    expect(post.mails).toHaveLength(1)
    const link = /http\S+\/r\/\S+/u.exec(textOf(post.mails[0] ?? { to: '', raw: '' }))?.[0] ?? ''
    expect((await here.app.request(link)).status).toBe(200)
    expect((await ada.get('/api/channels')).json.channels[0].confirmed).toBe(false)
    expect((await here.app.request(link, { method: 'POST' })).status).toBe(200)
    await here.until(AT)
    const [, mail] = post.mails
    expect(mail?.to).toBe('ada@mail.example')
    expect(mail?.raw).toContain('Message-ID:')
    const text = textOf(mail ?? { to: '', raw: '' })
    const done = /Done: (http\S+)/u.exec(text)?.[1] ?? ''
    expect((await ada.get('/api/tasks/1')).json.completed).toBe(false)
    expect((await here.app.request(done)).status).toBe(200)
    expect((await ada.get('/api/tasks/1')).json.completed).toBe(false)
    for (let press = 0; press < 3; press++)
      expect(await (await here.app.request(done, { method: 'POST' })).json()).toEqual({ message: 'Done.' })
    expect((await ada.get('/api/tasks/1')).json).toMatchObject({ completed: true, version: 2 })
    const { json: trail } = await ada.get('/api/audit')
    expect(trail.invocations[0]).toMatchObject({
      tool_name: 'complete_task',
      client: 'reminder',
      success: true,
    })
    await ada.post('/api/undo')
    expect((await ada.get('/api/tasks/1')).json.completed).toBe(false)
  })

  test.each([
    ['a wrong password', 'sayso:wrong@', 'does not take the name and password'],
    ['an address it refuses', '', 'refuses that address (550)'],
  ])('with %s says so in one clear line', async (_, user, words) => {
    const post = await mailReceiver(() => 550)
    const here = await remindingApp({ SAYSO_SMTP_URL: `smtp://${user}${post.host}`, SAYSO_MAIL_FROM: from })
    const ada = await here.caller('ada')
    const { status, json } = await ada.post('/api/channels', { kind: 'email', to: 'nobody@mail.example' })
    expect([status, json.detail]).toEqual([409, expect.stringContaining(words)])
    expect((await ada.get('/api/channels')).json.channels).toEqual([])
  })

  test('without a mail server is not offered', async () => {
    const here = await remindingApp()
    const ada = await here.caller('ada')
    expect((await ada.get('/api/channels')).json.mails).toBe(false)
    const { json } = await ada.post('/api/channels', { kind: 'email', to: 'ada@mail.example' })
    expect(json.detail).toContain('SAYSO_SMTP_URL')
  })
})

test('nobody sees, tries or takes away what is somebody else’s', async () => {
  const here = await remindingApp()
  const [ada, bob] = [await here.caller('ada'), await here.caller('bob')]
  const { json } = await ada.post('/api/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' })
  expect((await bob.get('/api/channels')).json.channels).toEqual([])
  expect((await bob.post(`/api/channels/${json.id}/test`)).status).toBe(404)
  expect((await bob.delete(`/api/channels/${json.id}`)).status).toBe(404)
  expect((await ada.delete(`/api/channels/${json.id}`)).status).toBe(204)
})
