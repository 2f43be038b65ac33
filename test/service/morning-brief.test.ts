/** A look at the day, every morning to whoever wants it: once, by every way out, and about what is open then. */
import { expect, test } from 'vitest'
import { pushBrowser } from '../support/push-browser.ts'
import { mailReceiver, postReceiver, textOf } from '../support/receivers.ts'
import { remindingApp } from '../support/reminding-app.ts'

/** The clock of the app begins on Wednesday 4 March 2026 at 10:00 in Berlin. */
const THURSDAY = '2026-03-05T06:30:00Z'

async function someoneWith(env: Record<string, string> = {}) {
  const there = await postReceiver(() => 201)
  const here = await remindingApp(env)
  const ada = await here.caller('ada')
  await ada.post('/api/channels', { kind: 'webhook', url: there.url })
  const told = () => there.posts.map(({ body }) => JSON.parse(body.toString()))
  return { there, here, ada, told }
}

test('comes at its time on the clock of its reader, each day once, and says what there is', async () => {
  const { here, ada, told } = await someoneWith()
  const settings = await ada.patch('/api/settings', { timezone: 'Europe/Berlin', morning_brief: '07:30' })
  expect(settings.json.morning_brief).toBe('07:30')
  await ada.post('/api/tasks', { title: 'tax return', due_date: '2026-03-03' })
  await ada.post('/api/tasks', { title: 'water the plants', due_date: '2026-03-05' })
  await ada.post('/api/tasks', {
    ...{ title: 'call the bank', due_date: '2026-03-05T15:00', timezone: 'Europe/Berlin', reminders: [] },
  })
  await ada.post('/api/tasks', { title: 'done by then', due_date: '2026-03-05' })
  await ada.post('/api/tasks', { title: 'much later', due_date: '2026-04-05' })
  await ada.post('/api/tasks/4/complete', {})
  await here.until('2026-03-05T06:29:59Z')
  expect(told()).toEqual([])
  await here.until(THURSDAY)
  await here.until('2026-03-05T20:00:00Z')
  expect(told()).toMatchObject([{ title: 'Your day: 2 due today, 1 overdue', actions: [], late: false }])
  expect(told()[0].message.split('\n')).toEqual([
    ...['15:00 #3 call the bank', '#2 water the plants', '#1 tax return, due on 3 March'],
  ])
  await here.until('2026-03-06T06:30:00Z')
  expect(told()).toHaveLength(2)
  expect(here.faults).toEqual([])
})

test('is off unless asked for, and after it was turned off', async () => {
  const { here, ada, told } = await someoneWith()
  await here.until(THURSDAY)
  await ada.patch('/api/settings', { timezone: 'Europe/Berlin', morning_brief: '07:30' })
  await ada.patch('/api/settings', { morning_brief: null })
  await here.until('2026-03-08T06:30:00Z')
  expect(told()).toEqual([])
})

test('moves with its hour and with its reader', async () => {
  const { here, ada, told } = await someoneWith()
  await ada.patch('/api/settings', { timezone: 'Europe/Berlin', morning_brief: '07:30' })
  await ada.patch('/api/settings', { morning_brief: '08:00' })
  await ada.patch('/api/settings', { timezone: 'Asia/Tokyo' })
  await here.until('2026-03-04T22:59:59Z')
  expect(told()).toEqual([])
  await here.until('2026-03-04T23:00:00Z')
  await here.until('2026-03-05T20:00:00Z')
  expect(told()).toMatchObject([{ title: 'Your day: nothing is due' }])
})

test('after days without a server comes once, marked late, and waits for the end of quiet hours', async () => {
  const { here, ada, told } = await someoneWith()
  await ada.patch('/api/settings', { timezone: 'Europe/Berlin', morning_brief: '07:30' })
  await ada.patch('/api/settings', { quiet_hours: '22:00-09:00' })
  await here.until('2026-03-08T07:00:00Z')
  expect(told()).toEqual([])
  await here.until('2026-03-08T08:00:00Z')
  expect(told()).toMatchObject([{ late: true }])
})

test('reaches a browser and a mailbox as what it is', async () => {
  const post = await mailReceiver()
  const service = await postReceiver(() => 201)
  const { here, ada } = await someoneWith({
    ...{ SAYSO_SMTP_URL: post.url, SAYSO_MAIL_FROM: 'Sayso <sayso@mail.example>' },
  })
  const browser = pushBrowser(`${service.url}/push/9`)
  await ada.post('/api/channels', { kind: 'push', ...browser.subscription })
  await ada.post('/api/channels', { kind: 'email', to: 'ada@mail.example' })
  const link = /http\S+\/r\/\S+/u.exec(textOf(post.mails[0] ?? { to: '', raw: '' }))?.[0] ?? ''
  await here.app.request(link, { method: 'POST' })
  await ada.patch('/api/settings', { timezone: 'Europe/Berlin', morning_brief: '07:30' })
  await ada.post('/api/tasks', { title: 'water the plants', due_date: '2026-03-05' })
  await here.until(THURSDAY)
  const pushed = service.posts[0] && browser.read(service.posts[0].body)
  expect(pushed).toMatchObject({ title: 'Your day: 1 due today', body: '#1 water the plants', actions: [] })
  expect(post.mails[1]?.raw).toContain('Subject: Your day: 1 due today')
  expect((await ada.get('/api/rings')).json.rings).toEqual([])
})

test.each(['7:30', '24:00', 'morning', '', 730])('at %j is refused in words', async (morning_brief) => {
  const { ada } = await someoneWith()
  expect((await ada.patch('/api/settings', { morning_brief })).status).toBe(400)
})
