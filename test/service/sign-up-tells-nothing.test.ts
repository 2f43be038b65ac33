/** Where no mail is sent an account is by invitation: whoever tries to make one learns nothing about who has one. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { type Answer, answerOf, appOn, HERE } from '../support/http-app.ts'

const here = await accountsHere()
const { faults, get, inAnotherMinute, person, ports, post, rules, signIn, someone, store, world } = here

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const newAddress = () => `${randomUUID()}@example.org`
const other = 'some other password'
const signUp = (email: string) =>
  inAnotherMinute(() => post('/api/auth/sign-up/email', { email, password: other, name: 'A' }))
const forgot = (email: string) => inAnotherMinute(() => post('/api/auth/request-password-reset', { email }))

/** Everything that can be seen of it, but its number. */
const looks = ({ status, text, headers }: Answer) => ({
  ...{ status, text: text.replace(/"request_id":"[^"]*"/u, '') },
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
})

const accountsKept = async () =>
  (await store.connection.db.selectFrom('auth_user').select('id').execute()).length

test('signing up is refused alike, to the byte, whether there is an account or not', async () => {
  const { email } = await someone()
  const free = looks(await signUp(newAddress()))
  expect(looks(await signUp(email))).toEqual(free)
  expect(looks(await signUp(email.toUpperCase()))).toEqual(free)
  expect(free).toMatchObject({ status: 403, text: expect.stringContaining('SIGN_UP_CLOSED') })
  expect(free.headers.map(([name]) => name)).not.toContain('set-cookie')
})

test('no account is made by it, and one that is there stays as it was', async () => {
  const { email, cookie } = await person()
  const before = await accountsKept()
  const free = newAddress()
  for (const address of [email, free]) await signUp(address)
  expect(await accountsKept()).toBe(before)
  expect((await signIn(free, other)).status).toBe(401)
  expect((await signIn(email, other)).status).toBe(401)
  expect((await get('/api/tasks', { cookie })).status).toBe(200)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('no other spelling of the address gets through to where accounts are made', async () => {
  const before = await accountsKept()
  const paths = ['sign-up/email/', '/sign-up/email', './sign-up/email', 'sign-up%2Femail', 'SIGN-UP/email']
  const body = { password: other, name: 'A' }
  for (const path of paths) {
    const sent = () => post(`/api/auth/${path}`, { ...body, email: newAddress() })
    expect([403, 404], path).toContain((await inAnotherMinute(sent)).status)
  }
  expect(await accountsKept()).toBe(before)
})

test('a forgotten password is answered alike, and so is a wrong one', async () => {
  const { email } = await someone()
  expect(looks(await forgot(email))).toEqual(looks(await forgot(newAddress())))
  expect(looks(await signIn(email, other))).toEqual(looks(await signIn(newAddress(), other)))
})

test('a server set to closed answers in the same way', async () => {
  const closed = await openAccounts(store.connection, { ...rules, sign_up: 'closed' }, world)
  const { app: shut } = appOn(ports, { gate: closed, accounts: closed })
  const headers = { 'content-type': 'application/json', origin: HERE }
  const body = JSON.stringify({ email: newAddress(), password: PASSWORD, name: 'A' })
  const init = { method: 'POST', headers, body }
  const answer = await inAnotherMinute(async () =>
    answerOf(await shut.request(`${HERE}/api/auth/sign-up/email`, init)),
  )
  expect(looks(answer)).toEqual(looks(await signUp(newAddress())))
})

test('whoever tries address after address is stopped: twenty an hour', async () => {
  const before = world.now
  // An hour in which nothing else is done.
  const hour = (Math.ceil(before() / HOUR_MS) + 100) * HOUR_MS
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) {
    world.now = () => hour + n * MINUTE_MS
    const body = { email: newAddress(), password: other, name: 'A' }
    statuses.push((await post('/api/auth/sign-up/email', body)).status)
  }
  world.now = before
  expect(statuses).toEqual([...Array(20).fill(403), 429])
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
