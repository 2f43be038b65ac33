/** Accounts on the database of this run: signing in and out, by people and by programs. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { composeMcp } from '../../src/compose/mcp.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { LocalAccess } from '../../src/http/auth/local-access.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { appOn, HERE, PORT } from '../support/http-app.ts'
import { routes } from '../support/openapi.ts'
import { engine } from '../support/stores.ts'

const { accounts, faults, get, inAnotherMinute, person, ports, post, rules, signIn, someone, store } =
  await accountsHere()

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
    const { email } = await someone()
    const { headers } = await signIn(email, PASSWORD)
    expect(headers.get('set-cookie')).toMatch(/^sayso-3000\.session_token=.*HttpOnly; SameSite=Lax/u)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a wrong password and an unknown address are refused alike', async () => {
    const { email } = await someone()
    const wrong = await signIn(email, 'not this one at all')
    const unknown = await signIn(`${randomUUID()}@example.org`, PASSWORD)
    expect(wrong.status).toBe(401)
    expect(unknown.text).toBe(wrong.text)
    expect(wrong.headers.get('content-type')).toBe('application/problem+json')
  })

  test('guessing is slow: the eleventh try of a minute is 429, and tells when to come back', async () => {
    const { email } = await someone()
    const wrong = { email, password: 'not this one at all' }
    const tries = await inAnotherMinute(async () => {
      // Tries of any kind count together; these cost no password hash.
      for (let i = 0; i < 9; i++)
        await post('/api/auth/reset-password', { token: 'x', newPassword: PASSWORD })
      return [await post('/api/auth/sign-in/email', wrong), await post('/api/auth/sign-in/email', wrong)]
    })
    expect(tries.map(({ status }) => status)).toEqual([401, 429])
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('for one account from any number of addresses, too', async () => {
    const { email } = await someone()
    const proxied = appOn(ports, { gate: accounts, accounts, behind_proxy: true }).app
    const from = (n: number, path: string, body: object) =>
      proxied.request(`${HERE}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: HERE, 'x-forwarded-for': `203.0.113.${n}` },
        body: JSON.stringify({ email, ...body }),
      })
    const right = { password: PASSWORD }
    const [tenth, eleventh, other] = await inAnotherMinute(async () => {
      for (let n = 1; n < 10; n++) await from(n, 'request-password-reset', {})
      const tried = [await from(10, 'sign-in/email', right), await from(11, 'sign-in/email', right)]
      return [...tried, await from(11, 'request-password-reset', { email: 'another@example.org' })]
    })
    expect([tenth?.status, eleventh?.status]).toEqual([200, 429])
    expect(other?.status).not.toBe(429)
  })

  test('from a page elsewhere it is refused', async () => {
    const { email } = await someone()
    const headers = { origin: 'https://evil.example' }
    const { status } = await post('/api/auth/sign-in/email', { email, password: PASSWORD }, headers)
    expect(status).toBe(403)
  })
})

describe('programs', () => {
  test('a JWT is verified with the published keys, names no person, and runs out', async () => {
    const { cookie } = await someone()
    const { json } = await get('/api/auth/token', { cookie })
    const authorization = `Bearer ${json.token}`
    expect((await get('/api/tasks', { authorization })).status).toBe(200)
    const payload = JSON.parse(Buffer.from(json.token.split('.')[1], 'base64url').toString())
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    expect((await get('/api/auth/jwks')).json.keys[0]).toMatchObject({ alg: 'EdDSA' })
    const late = await openAccounts(store.connection, rules, {
      ...realWorld,
      now: () => realWorld.now() + 3_600_000,
    })
    const headers = new Headers({ authorization })
    await expect(late.identify({ bearer: json.token, headers })).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
  })

  test('forged tokens of three parts are refused', async () => {
    const { cookie } = await someone()
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

/** PostgreSQL is the pickier of the two. */
describe.runIf(engine === 'postgres')('addresses that are not in the document', () => {
  const fault = (error: unknown) => void faults.push(error)
  const mcp = composeMcp(ports, null, fault)
  const local = new LocalAccess(() => undefined, ports, PORT)
  const whole = appOn(ports, { gate: accounts, accounts, mcp, local, fault }).app
  const declared = new Set(routes.map(({ path }) => path.replaceAll(/\{(\w+)\}/gu, ':$1')))
  const others = new Set(whole.routes.map(({ path }) => path).filter((path) => !declared.has(path)))
  const nul = {
    password: 'long enough \0',
    name: '\0',
    token: '\0',
    client_id: '\0',
    redirect_uris: ['x:\0'],
  }
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '{"email":{"$ne":1},"password":[]}',
    JSON.stringify({ email: 'nul@example.org', newPassword: 'long enough \0', ...nul }),
    'code=x&code=y',
  ]
  const [json, form] = ['application/json', 'application/x-www-form-urlencoded']
  const sent = [
    ...bodies.flatMap((body) => [json, form].map((type) => ({ body, type }))),
    { body: '{}', type: 'text/plain' },
    { body: '{}', type: '' },
    { body: 'x'.repeat(300_000), type: json },
  ]
  const under = [
    'sign-in/email',
    'sign-up/email',
    'sign-out',
    'reset-password',
    'change-password',
    'delete-user',
  ]
  const more = ['update-user', 'revoke-session', 'list-sessions', 'get-session', 'token', 'jwks']
  const oauth = ['register', 'token', 'authorize', 'consent', 'introspect', 'revoke'].map(
    (name) => `oauth2/${name}`,
  )
  const accountPaths = [...under, ...more, ...oauth].map((path) => `/api/auth/${path}`)
  const paths = [...others].filter((path) => path !== '/api/*' && path !== '/*')

  test.each([...paths, ...accountPaths])('%s', async (path) => {
    const at = `${HERE}${path.replace(/:\w+|\*/u, 'x%00%F0%9F%98%80')}`
    const statuses: number[] = []
    const ask = (init: RequestInit, query = '') =>
      inAnotherMinute(async () => void statuses.push((await whole.request(at + query, init)).status))
    for (const { body, type } of sent) {
      const headers = {
        'content-type': type,
        authorization: 'Bearer x',
        cookie: 'sayso-3000.session_token=x.y',
      }
      await ask({ method: 'POST', headers: { ...headers, origin: HERE }, body })
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      await ask({ method }, '?code=%00&token=%00&client_id=%00')
      await ask({ method }, `?code=x&token=x&client_id=${'x'.repeat(5000)}`)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
