/** Accounts on the database of this run: sign-up to erasure, as a client sees them. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import type { AuthRules } from '../../src/accounts/auth.ts'
import { resetLink } from '../../src/accounts/reset-link.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { openStore } from '../../src/store/open.ts'
import { answerOf, appOn, HERE } from '../support/http-app.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await openStore(await freshDatabase())
afterAll(() => store.close())
const world = { ...realWorld }
const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'Europe/Berlin' })
const rules: AuthRules = {
  base_url: HERE,
  secret: 'a secret for sessions that is long enough',
  audience: 'sayso',
  trusted_origins: [],
  sign_up: 'open',
  erase: (user_id) => store.erase(user_id),
  sendReset: null,
}
const accounts = await openAccounts(store.connection, rules, world)
const { app, faults } = appOn(ports, { gate: accounts, accounts })

type Headers_ = Record<string, string>

async function post(path: string, body: unknown, headers: Headers_ = {}) {
  const typed = { 'content-type': 'application/json', origin: HERE, ...headers }
  return answerOf(
    await app.request(`${HERE}${path}`, { method: 'POST', headers: typed, body: JSON.stringify(body) }),
  )
}
const get = async (path: string, headers: Headers_ = {}) =>
  answerOf(await app.request(`${HERE}${path}`, { headers }))

const PASSWORD = 'correct horse battery'

interface Person {
  readonly email: string
  readonly cookie: string
  readonly token: string
}

/** Each in a minute of their own, so that nobody's tries count for another. */
async function person(): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const { status, headers, json } = await signUp(email)
  expect(status).toBe(200)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  return { email, cookie, token: json.token }
}

const signUp = (email: string) =>
  inAnotherMinute(() => post('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'A' }))
const signIn = (email: string, password: string) =>
  inAnotherMinute(() => post('/api/auth/sign-in/email', { email, password }))

let minutes = 0
async function inAnotherMinute<T>(work: () => Promise<T>): Promise<T> {
  minutes += 1
  const { now } = world
  world.now = () => realWorld.now() + minutes * 60_000
  return await work().finally(() => {
    world.now = now
  })
}

describe('signing in', () => {
  test('a session by cookie or as a bearer token, until signing out', async () => {
    const { email, cookie } = await person()
    expect((await get('/api/tasks', { cookie })).status).toBe(200)
    const { json } = await signIn(email, PASSWORD)
    const authorization = `Bearer ${json.token}`
    expect((await get('/api/tasks', { authorization })).status).toBe(200)
    await post('/api/auth/sign-out', {}, { cookie })
    expect((await get('/api/tasks', { cookie })).json.code).toBe('INVALID_TOKEN')
    expect((await get('/api/tasks', { authorization })).status).toBe(200)
  })

  test('the cookie is for this server only, and no script sees it', async () => {
    const { headers } = await signUp(`${randomUUID()}@example.org`)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/u)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a wrong password, an unknown address and a weak password are refused', async () => {
    const { email } = await person()
    const wrong = await signIn(email, 'not this one at all')
    const unknown = await signIn(`${randomUUID()}@example.org`, PASSWORD)
    expect(wrong.status).toBe(401)
    expect(unknown.text).toBe(wrong.text)
    expect(wrong.headers.get('content-type')).toBe('application/problem+json')
    const weak = await inAnotherMinute(() =>
      post('/api/auth/sign-up/email', { email: `${randomUUID()}@example.org`, password: 'short', name: 'A' }),
    )
    expect(weak.json).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' })
  })

  test('guessing is slow: the eleventh try of a minute is 429, and tells when to come back', async () => {
    const { email } = await person()
    minutes += 1
    const at = realWorld.now() + minutes * 60_000
    const { now } = world
    world.now = () => at
    const tries = []
    for (let i = 0; i < 11; i++) {
      tries.push(await post('/api/auth/sign-in/email', { email, password: 'not this one at all' }))
    }
    world.now = now
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('from a page elsewhere it is refused', async () => {
    const { email } = await person()
    const headers = { origin: 'https://evil.example' }
    const { status } = await post('/api/auth/sign-in/email', { email, password: PASSWORD }, headers)
    expect(status).toBe(403)
  })

  test('with sign-up closed nobody new gets in', async () => {
    const closed = await openAccounts(store.connection, { ...rules, sign_up: 'closed' }, world)
    const shut = appOn(ports, { gate: closed, accounts: closed }).app
    const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: PASSWORD, name: 'A' })
    const headers = { 'content-type': 'application/json', origin: HERE }
    const response = await inAnotherMinute(async () =>
      shut.request(`${HERE}/api/auth/sign-up/email`, { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(400)
  })
})

describe('programs', () => {
  test('a JWT is verified with the published keys, names no person, and runs out', async () => {
    const { cookie } = await person()
    const { json } = await get('/api/auth/token', { cookie })
    const authorization = `Bearer ${json.token}`
    expect((await get('/api/tasks', { authorization })).status).toBe(200)
    const payload = JSON.parse(Buffer.from(json.token.split('.')[1], 'base64url').toString())
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub'])
    expect((await get('/api/auth/jwks')).json.keys[0]).toMatchObject({ alg: 'EdDSA' })
    const late = await openAccounts(store.connection, rules, {
      ...realWorld,
      now: () => realWorld.now() + 3_600_000,
    })
    const headers = new Headers({ authorization })
    await expect(late.identify({ bearer: json.token, session: null, headers })).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
  })

  test('forged tokens of three parts are refused', async () => {
    const { cookie } = await person()
    const { json } = await get('/api/auth/token', { cookie })
    const [head, payload, signature] = json.token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const token of [
      `${none}.${payload}.`,
      `${head}.${payload}.AAAA`,
      `${head}.e30.${signature}`,
      'a.b.c',
    ]) {
      expect((await get('/api/tasks', { authorization: `Bearer ${token}` })).json.code).toBe('INVALID_TOKEN')
    }
  })
})

describe('passwords', () => {
  test('are changed with the old one, and other sessions can be ended', async () => {
    const { email, cookie, token } = await person()
    const change = {
      currentPassword: PASSWORD,
      newPassword: 'a new long password',
      revokeOtherSessions: true,
    }
    const { status } = await inAnotherMinute(() => post('/api/auth/change-password', change, { cookie }))
    expect(status).toBe(200)
    expect((await get('/api/tasks', { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, 'a new long password')).status).toBe(200)
  })

  test('are reset by a link that an operator prints; it works once and ends all sessions', async () => {
    const { email, cookie } = await person()
    const link = await resetLink(store.connection, rules, email)
    const token = new URL(link ?? '').searchParams.get('token')
    const reset = (newPassword: string) =>
      inAnotherMinute(() => post('/api/auth/reset-password', { token, newPassword }))
    expect((await reset('another long password')).status).toBe(200)
    expect((await reset('yet another password')).status).toBe(400)
    expect((await get('/api/tasks', { cookie })).status).toBe(401)
    expect((await signIn(email, 'another long password')).status).toBe(200)
    expect(await resetLink(store.connection, rules, 'nobody@example.org')).toBe(null)
  })

  test('nobody can ask for a link where no mail is sent', async () => {
    const { email } = await person()
    const { status } = await inAnotherMinute(() => post('/api/auth/request-password-reset', { email }))
    expect(status).toBe(400)
  })
})

describe('leaving', () => {
  test('the export has everything, and after erasure nothing is left', async () => {
    const { email, cookie } = await person()
    await post('/api/chat', { message: 'add water the ferns' }, { cookie })
    const { json: pat } = await post('/api/tokens', { name: 'x', scopes: ['tasks:read'] }, { cookie })
    const { text } = await get('/api/export', { cookie })
    expect(text).toContain('water the ferns')
    expect(text).toContain(email)
    const { json: jwt } = await get('/api/auth/token', { cookie })
    const { user_id } = await accounts.identify({
      bearer: null,
      session: null,
      headers: new Headers({ cookie }),
    })
    const { status } = await inAnotherMinute(() =>
      post('/api/auth/delete-user', { password: PASSWORD }, { cookie }),
    )
    expect(status).toBe(200)
    for (const authorization of [`Bearer ${jwt.token}`, `Bearer ${pat.token}`]) {
      expect((await get('/api/tasks', { authorization })).json.code).toBe('INVALID_TOKEN')
    }
    const now = { epoch_ms: testWorld().now(), timezone: 'UTC' }
    expect((await store.reader(user_id).page({ limit: 10, now })).total).toBe(0)
    expect((await store.audit(user_id, { limit: 10 })).items).toEqual([])
    expect((await store.conversations(user_id, 10)).items).toEqual([])
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
