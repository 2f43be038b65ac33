/** Accounts on the database of this run: signing in and out, by people and by programs. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import {
  faults,
  get,
  inAnotherMinute,
  PASSWORD,
  person,
  ports,
  post,
  rules,
  signIn,
  signUp,
  store,
  world,
} from '../support/accounts.ts'
import { appOn, HERE } from '../support/http-app.ts'

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
    const wrong = { email, password: 'not this one at all' }
    const tries = await inAnotherMinute(async () => {
      const answers = []
      for (let i = 0; i < 11; i++) answers.push(await post('/api/auth/sign-in/email', wrong))
      return answers
    })
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

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
