/** Whoever makes an account learns nothing about who has one: not from the answer, its form, or its cookies. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import type { Answer } from '../support/http-app.ts'

const { faults, get, inAnotherMinute, person, post, signIn, signUp, world } = await accountsHere()

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const other = 'some other password'
const asSomebodyElse = (email: string) =>
  inAnotherMinute(() => post('/api/auth/sign-up/email', { email, password: other, name: 'A' }))

/** All that can be seen of an answer but what differs each time. */
function looks({ status, headers, json }: Answer) {
  const cookies = headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/u, (value) => `=${decodeURIComponent(value).length}`))
  const names = [...headers.keys()].filter((name) => name !== 'x-request-id').toSorted()
  const { token, user } = json
  return {
    status,
    cookies,
    names,
    token: /^[a-z\d]{32}$/iu.test(token),
    fields: Object.keys(json),
    user: { ...user, id: user.id.length },
  }
}

test('an address that is taken looks like one that is not', async () => {
  const { email } = await person()
  const free = looks(await asSomebodyElse(`${randomUUID()}@example.org`))
  const taken = looks(await asSomebodyElse(email))
  const still = { createdAt: '', updatedAt: '', email: '' }
  expect({ ...taken, user: { ...taken.user, ...still } }).toEqual({
    ...free,
    user: { ...free.user, ...still },
  })
})

test('what it was given opens nothing, and the account is as it was', async () => {
  const { email, cookie } = await person()
  const { json, headers } = await asSomebodyElse(email)
  const session = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await get('/api/tasks', { cookie: session })).status).toBe(401)
  expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(401)
  expect((await get('/api/tasks', { cookie })).status).toBe(200)
  expect((await signIn(email, other)).status).toBe(401)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('its device counts as a stranger’s for the account', async () => {
  const { email } = await person()
  const { headers } = await asSomebodyElse(email)
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const statuses = await inAnotherMinute(async () => {
    const all: number[] = []
    for (const use of [{}, { cookie }]) {
      for (let i = 0; i < 6; i++) {
        const address = { 'x-forwarded-for': `203.0.113.${i}` }
        const body = { email, password: 'x' }
        all.push((await post('/api/auth/sign-in/email', body, { ...use, ...address })).status)
      }
    }
    return all
  })
  expect(statuses.at(-1)).toBe(429)
})

test('a new account is signed in, and so is whoever has one and knows its password', async () => {
  const email = `${randomUUID()}@example.org`
  for (const _ of [1, 2]) {
    const { status, json } = await signUp(email)
    expect(status).toBe(200)
    expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(200)
  }
})

test('whoever tries address after address is stopped: twenty an hour', async () => {
  const before = world.now
  // An hour in which nothing else is done.
  const hour = (Math.ceil(before() / HOUR_MS) + 100) * HOUR_MS
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) {
    world.now = () => hour + n * MINUTE_MS
    // Too short to be taken, so nothing is hashed and nothing made.
    const body = { email: `${randomUUID()}@example.org`, password: 'x', name: 'A' }
    statuses.push((await post('/api/auth/sign-up/email', body)).status)
  }
  world.now = before
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
