/** `local` mode: the link in the terminal, once. */
import { beforeEach, describe, expect, test } from 'vitest'
import { LocalAccess } from '../../src/http/auth/local-access.ts'
import { type App, answerOf, HERE, jwtApp, PORT, testPorts, tokenFor } from '../support/http-app.ts'

const ports = await testPorts()
const jwt = await tokenFor('local')
let app: App
let shown: string[]

beforeEach(async () => {
  shown = []
  const local = new LocalAccess((code) => shown.push(code), ports, PORT)
  local.offer()
  const parts = await jwtApp({ ports, gate: local, local })
  app = parts.app
})

const lastCode = () => shown.at(-1) ?? ''
const get = async (path: string, headers: Record<string, string> = {}) =>
  answerOf(await app.request(`${HERE}${path}`, { headers }))
/** As a browser that someone points at it. */
const NAVIGATES = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const follow = (code: string, headers: Record<string, string> = NAVIGATES) =>
  get(`/sign-in?code=${code}`, headers)
async function exchange(body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  return answerOf(await app.request(`${HERE}/api/auth/local`, init))
}

describe('the link', () => {
  test('opens a session that only the browser can read, and goes to the page', async () => {
    const { status, headers } = await follow(lastCode())
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/' })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^sayso_session_3000=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/u)
    const session = { cookie: cookie.split(';')[0] ?? '' }
    expect((await get('/api/tasks', session)).status).toBe(200)
    expect((await get('/', session)).text).toContain('You are signed in.')
    expect((await get('/')).text).toContain('You are not signed in.')
  })

  test('works once; then a new one is shown', async () => {
    const code = lastCode()
    await follow(code)
    const again = await follow(code)
    expect(again.status).toBe(401)
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(again.text).toContain('works once')
    expect(shown).toHaveLength(2)
    expect((await follow(lastCode())).status).toBe(303)
  })

  test.each([
    ['HEAD', NAVIGATES],
    ['GET', {}],
    ['GET', { ...NAVIGATES, 'sec-purpose': 'prefetch' }],
    ['GET', { ...NAVIGATES, purpose: 'preview' }],
    ['GET', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ])('is not used up by looking at it: %s %j', async (method, headers) => {
    const code = lastCode()
    const looked = await app.request(`${HERE}/sign-in?code=${code}`, { method, headers })
    expect({ status: looked.status, cookie: looked.headers.get('set-cookie') }).toEqual({
      status: 200,
      cookie: null,
    })
    expect(shown).toHaveLength(1)
    const pressed = await app.request(`${HERE}/sign-in?code=${code}`, {
      method: 'POST',
      headers: { origin: HERE },
    })
    expect(pressed.status).toBe(303)
    expect((await follow(code)).status).toBe(401)
  })

  test('opens no session of a server on another port', async () => {
    const { headers } = await follow(lastCode())
    const [pair = ''] = (headers.get('set-cookie') ?? '').split(';')
    const other = new LocalAccess(() => {}, ports, PORT + 1)
    expect(pair.startsWith(`${other.cookie}=`)).toBe(false)
    expect((await get('/api/tasks', { cookie: `${other.cookie}=x; ${pair}` })).status).toBe(200)
  })

  test('used by two at once lets in one', async () => {
    const code = lastCode()
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(code)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })

  test.each(['', 'x', 'a'.repeat(43)])('with code “%s” lets nobody in, and stays good', async (wrong) => {
    expect((await follow(wrong)).status).toBe(401)
    expect((await follow(lastCode())).status).toBe(303)
  })
})

describe('as JSON', () => {
  test('the code gives a bearer token, once', async () => {
    const code = lastCode()
    const { status, json } = await exchange({ code })
    expect(status).toBe(200)
    expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(200)
    const again = await exchange({ code })
    expect({ status: again.status, code: again.json.code }).toEqual({ status: 401, code: 'INVALID_TOKEN' })
  })

  test.each([{}, { code: 5 }, { code: '' }, { code: 'x', user_id: 'bob' }])('%j is 400', async (body) => {
    expect((await exchange(body)).status).toBe(400)
  })
})

describe('who is in', () => {
  const enter = async () => ({ authorization: `Bearer ${(await exchange({ code: lastCode() })).json.token}` })
  const end = async (path: string, headers: Record<string, string>) =>
    (await app.request(`${HERE}${path}`, { method: 'DELETE', headers })).status

  test('is listed, and each can be signed out by the other', async () => {
    await end('/api/access', await enter())
    const [one, other] = [await enter(), await enter()]
    const { json } = await get('/api/access', one)
    expect(json).toMatchObject({ sessions: [{ current: true }, { current: false }], programs: [] })
    expect(await end(`/api/access/sessions/${json.sessions[1].id}`, one)).toBe(204)
    expect((await get('/api/tasks', other)).status).toBe(401)
    expect((await get('/api/tasks', one)).status).toBe(200)
  })

  test('is out after signing out everywhere, tokens too; the link goes on', async () => {
    const one = await enter()
    const body = JSON.stringify({ name: 'script', scopes: ['tasks:read'] })
    const headers = { ...one, 'content-type': 'application/json' }
    const made = await app.request(`${HERE}/api/tokens`, { method: 'POST', headers, body })
    const { token } = (await made.json()) as { token: string }
    expect(await end('/api/access', one)).toBe(204)
    for (const authorization of [one.authorization, `Bearer ${token}`]) {
      expect((await get('/api/tasks', { authorization })).status).toBe(401)
    }
    expect((await get('/api/tasks', await enter())).status).toBe(200)
  })

  test('is in the audit trail by its sign-in', async () => {
    const { json } = await get('/api/audit?tool=sign_in', await enter())
    expect(json.invocations[0]).toMatchObject({ tool_name: 'sign_in', success: true, source: 'page' })
  })
})

describe('a server that is started again', () => {
  const DAY_MS = 86_400_000
  const known = (access: LocalAccess, bearer: string) => access.identify({ bearer, headers: new Headers() })

  test('knows who was in, until they are put out', async () => {
    const { json } = await exchange({ code: lastCode() })
    const again = new LocalAccess(() => {}, ports, PORT)
    const { user_id, session_id = '' } = await known(again, json.token)
    expect(user_id).toBe('local')
    expect((await again.sessions()).map(({ id }) => id)).toContain(session_id)
    expect(await again.endSession('local', session_id)).toBe(true)
    await expect(known(again, json.token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await get('/api/tasks', { authorization: `Bearer ${json.token}` })).status).toBe(401)
  })

  test('does not know who did not come for three months', async () => {
    const { json } = await exchange({ code: lastCode() })
    const later = (days: number) => {
      const world = { ...ports.world, now: () => ports.world.now() + days * DAY_MS }
      return new LocalAccess(() => {}, { ...ports, world }, PORT)
    }
    // Whoever comes is known for as long again.
    await known(later(80), json.token)
    await known(later(160), json.token)
    await expect(known(later(260), json.token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await later(260).sessions()).toEqual([])
  })
})

describe('without a session', () => {
  test('there is nothing', async () => {
    expect((await get('/api/tasks')).json.code).toBe('MISSING_TOKEN')
  })

  test.each(['x', 'a'.repeat(43), jwt])('nor with a token of another kind: %s', async (token) => {
    expect((await get('/api/tasks', { authorization: `Bearer ${token}` })).json.code).toBe('INVALID_TOKEN')
    expect((await get('/api/tasks', { cookie: `sayso_session_3000=${token}` })).json.code).toBe(
      'INVALID_TOKEN',
    )
  })

  test('the code itself is no token', async () => {
    const headers = { authorization: `Bearer ${lastCode()}` }
    expect((await get('/api/tasks', headers)).json.code).toBe('INVALID_TOKEN')
  })

  test('a link of another start lets nobody in', async () => {
    const other: string[] = []
    new LocalAccess((code) => other.push(code), ports, PORT).offer()
    expect((await follow(other[0] ?? '')).status).toBe(401)
  })
})
