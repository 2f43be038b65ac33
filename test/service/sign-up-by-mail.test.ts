/** Where mail is sent, only who has the mailbox learns whether there is an account: signing up and a forgotten password. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { Mail } from '../../src/deliver/mail.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { everythingKept } from '../support/everything-kept.ts'
import { type Answer, answerOf, appOn, HERE } from '../support/http-app.ts'
import { mailReceiver, textOf } from '../support/receivers.ts'

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } })

const REFUSED = 'refused@example.org'
const box = await mailReceiver((to) => (to === REFUSED ? 550 : null))
const here = await accountsHere(new Mail({ url: box.url, from: 'Sayso <sayso@example.org>' }))
const { app, faults, get, inAnotherMinute, ports, post, rules, signIn, store, world } = here

const newAddress = () => `${randomUUID()}@example.org`
const signUp = (email: string) =>
  inAnotherMinute(() => post('/api/auth/sign-up/email', { email, password: 'typed at once', name: 'A' }))
const forgot = (email: string) => inAnotherMinute(() => post('/api/auth/request-password-reset', { email }))

/** Everything that can be seen of it, but its number. */
const looks = ({ status, text, headers }: Answer) => ({
  ...{ status, text },
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
})

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function mailsTo(email: string, count = 1): Promise<readonly string[]> {
  const found = () => box.mails.filter(({ to }) => to === email).map(textOf)
  await expect.poll(() => found().length).toBe(count)
  return found()
}

/** What the page behind the link says. */
async function choosing(mail: string, password: string): Promise<string> {
  const { search } = new URL(/http\S+/u.exec(mail)?.[0] ?? '')
  const body = new URLSearchParams({ password })
  const init = { method: 'POST', headers: { origin: HERE }, body }
  const { text } = await inAnotherMinute(async () =>
    answerOf(await app.request(`${HERE}/reset-password${search}`, init)),
  )
  return text
}

async function choose(mail: string, password: string): Promise<void> {
  expect(await choosing(mail, password)).toContain('Your password is set')
}

/** With an account, made as anyone makes one here. */
async function member(): Promise<string> {
  const email = newAddress()
  await signUp(email)
  const [mail = ''] = await mailsTo(email)
  await choose(mail, PASSWORD)
  return email
}

describe('signing up', () => {
  test('answers the same, to the byte, whether there is an account or not', async () => {
    const email = await member()
    const free = looks(await signUp(newAddress()))
    expect(looks(await signUp(email))).toEqual(free)
    expect(free).toMatchObject({ status: 200, text: expect.stringContaining('Look into your mail') })
    expect(free.headers.map(([name]) => name)).not.toContain('set-cookie')
  })

  test('sends the same mail, but for the link', async () => {
    const [email, other] = [await member(), newAddress()]
    await signUp(email)
    await signUp(other)
    const [, again = ''] = await mailsTo(email, 2)
    const [first = ''] = await mailsTo(other)
    const plain = (mail: string) => mail.replace(/token=\S+/u, '')
    expect(plain(again)).toBe(plain(first))
  })

  test('lets in who opens the link, with the password chosen there and no other', async () => {
    const email = newAddress()
    await signUp(email)
    const [mail = ''] = await mailsTo(email)
    expect((await signIn(email, 'typed at once')).status).toBe(401)
    await choose(mail, PASSWORD)
    expect((await signIn(email, 'typed at once')).status).toBe(401)
    const { status, json } = await signIn(email, PASSWORD)
    expect(status).toBe(200)
    expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(200)
  })

  test('changes nothing for who has an account, until they open the link', async () => {
    const email = await member()
    const { json } = await signIn(email, PASSWORD)
    await signUp(email)
    await mailsTo(email, 2)
    expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(200)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('where it is closed is refused alike, and sends nothing', async () => {
    const closed = await openAccounts(store.connection, { ...rules, sign_up: 'closed' }, world)
    const { app: shut } = appOn(ports, { gate: closed, accounts: closed })
    const email = await member()
    const ask = async (to: string) => {
      const headers = { 'content-type': 'application/json', origin: HERE }
      const body = JSON.stringify({ email: to, password: PASSWORD, name: 'A' })
      return answerOf(await shut.request(`${HERE}/api/auth/sign-up/email`, { method: 'POST', headers, body }))
    }
    const other = newAddress()
    const [free, taken] = await inAnotherMinute(async () => [await ask(other), await ask(email)] as const)
    expect(looks(taken)).toEqual(looks(free))
    expect(free.status).toBe(403)
    await member()
    expect(box.mails.filter(({ to }) => to === other)).toEqual([])
    await mailsTo(email, 1)
  })
})

describe('a forgotten password', () => {
  test('is asked for with one answer; only who has an account gets mail', async () => {
    const [email, nobody] = [await member(), newAddress()]
    expect(looks(await forgot(nobody))).toEqual(looks(await forgot(email)))
    const [, mail = ''] = await mailsTo(email, 2)
    expect(box.mails.filter(({ to }) => to === nobody)).toEqual([])
    await choose(mail, 'a new one, chosen by mail')
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, 'a new one, chosen by mail')).status).toBe(200)
  })
})

test('a link that is still in the mail ends with a new password', async () => {
  const email = await member()
  const { headers } = await signIn(email, PASSWORD)
  await forgot(email)
  const [, mail = ''] = await mailsTo(email, 2)
  const cookie = cookiesOf(headers)
  const body = { currentPassword: PASSWORD, newPassword: 'another one altogether' }
  const changed = await inAnotherMinute(() => post('/api/auth/change-password', body, { cookie }))
  expect(changed.status).toBe(200)
  expect(await choosing(mail, PASSWORD)).toContain('does not work any more')
})

test('a link that is still in the mail goes with the account', async () => {
  const email = await member()
  const { json, headers } = await signIn(email, PASSWORD)
  await forgot(email)
  const [, mail = ''] = await mailsTo(email, 2)
  const cookie = cookiesOf(headers)
  const erased = await inAnotherMinute(() =>
    post('/api/auth/delete-user', { password: PASSWORD }, { cookie }),
  )
  expect(erased.status).toBe(200)
  expect(await everythingKept(store.connection.db, [json.user.id, email])).toEqual([])
  expect(await choosing(mail, PASSWORD)).toContain('does not work any more')
})

test('nobody’s mailbox is flooded, known or not', async () => {
  for (const email of [await member(), newAddress()]) {
    // In one minute: an hour that begins meanwhile would count anew.
    const last = await inAnotherMinute(async () => {
      for (let n = 0; n < 5; n++) await post('/api/auth/request-password-reset', { email })
      return await post('/api/auth/request-password-reset', { email })
    })
    expect(last.status).toBe(429)
  }
})

test('what is no address is refused as ever', async () => {
  for (const email of ['', 'nobody', 'a@b', 'two words@example.org', 5]) {
    expect((await inAnotherMinute(() => post('/api/auth/request-password-reset', { email }))).status).toBe(
      400,
    )
  }
})

test('a mail server that refuses is a fault of ours to look into, and tells nobody anything', async () => {
  expect(faults).toEqual([])
  const free = looks(await signUp(newAddress()))
  expect(looks(await signUp(REFUSED))).toEqual(free)
  await expect.poll(() => faults.map(String).join()).toContain('refuses that address')
})
