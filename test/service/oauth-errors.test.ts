/** Programs are refused in the words of OAuth (RFC 6749, 5.2; RFC 7591, 3.2.2), and register within bounds. */
import { describe, expect, test } from 'vitest'
import { hostHere } from '../support/host.ts'
import { answerOf, HERE } from '../support/http-app.ts'
import { letIn, register, tokens } from '../support/program.ts'

const { accounts, app, client_id, faults, host, inAnotherMinute, person, store } = await hostHere()
const CALLBACK = 'http://127.0.0.1:9999/callback'

async function registered(body: object) {
  const headers = { 'content-type': 'application/json', origin: HERE }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return await inAnotherMinute(async () =>
    answerOf(await app.request(`${HERE}/api/auth/oauth2/register`, init)),
  )
}

const program = { redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' }

describe('a token that is not given is refused as RFC 6749 says', () => {
  test.each([
    ['no grant', {}, 'invalid_request'],
    ['an unknown grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    [
      'a made-up code',
      { grant_type: 'authorization_code', code: 'x', redirect_uri: CALLBACK, code_verifier: 'x'.repeat(43) },
      'invalid_grant',
    ],
    ['a made-up refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_grant'],
  ])('%s', async (_, form, error) => {
    const { status, headers, json } = await tokens(app, { client_id, ...form } as Record<string, string>)
    expect({ status, error: json.error }).toEqual({ status: 400, error })
    expect(Object.keys(json).filter((key) => !/^error(?:_description|_uri)?$/u.test(key))).toEqual([])
    expect(headers.get('content-type')).toMatch(/^application\/json/u)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('an unknown program, and too many of them', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'nobody' }
    const { status, json } = await tokens(app, form)
    expect([400, 401]).toContain(status)
    expect(['invalid_client', 'invalid_grant']).toContain(json.error)
  })

  test('what is no form at all', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', origin: HERE }, body: '{' }
    const { status, json } = await answerOf(await app.request(`${HERE}/api/auth/oauth2/token`, init))
    expect(status).toBe(400)
    expect(json.error).toBe('invalid_request')
  })
})

describe('a program registers', () => {
  test.each([
    ['with a name like a book', { ...program, client_name: 'x'.repeat(201) }],
    ['with a thousand ways back', { ...program, redirect_uris: Array(1000).fill(CALLBACK) }],
    ['with an address without end', { ...program, redirect_uris: [`${CALLBACK}?${'x'.repeat(3000)}`] }],
    ['with more than anybody reads', { ...program, policy_uri: `https://a.example/${'x'.repeat(3000)}` }],
  ])('not %s', async (_, body) => {
    const { status, json } = await registered(body)
    expect(status).toBe(400)
    expect(['invalid_client_metadata', 'invalid_redirect_uri']).toContain(json.error)
  })

  test('within them as before', async () => {
    expect((await registered({ ...program, client_name: 'Helper' })).status).toBeLessThan(300)
  })

  test('and is forgotten when nobody lets it in for a week', async () => {
    const { program: used } = await host()
    const unused = await inAnotherMinute(() => register(app))
    const inAWeek = new Date(Date.now() + 8 * 24 * 3600_000)
    await accounts.tidy(new Date())
    expect(await knows(unused)).toBe(true)
    await accounts.tidy(inAWeek)
    expect(await knows(unused)).toBe(false)
    const again = { grant_type: 'refresh_token', client_id: used.client_id, refresh_token: used.refresh }
    expect((await tokens(app, again)).status).toBe(200)
    const { cookie } = await person()
    expect(await letIn(app, cookie, client_id)).toHaveProperty('access')
  })
})

async function knows(id: string): Promise<boolean> {
  const row = await store.connection.db
    .selectFrom('auth_oauth_client')
    .selectAll()
    .where('clientId', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

describe('an account', () => {
  test.each([
    ['a name without end', { name: 'x'.repeat(3000) }],
    ['an address without end', { email: `${'x'.repeat(3000)}@example.org` }],
    ['a picture without end', { image: `https://a.example/${'x'.repeat(5000)}` }],
  ])('is not made with %s', async (_, more) => {
    const body = { email: 'long@example.org', password: 'correct horse battery', name: 'A', ...more }
    const headers = { 'content-type': 'application/json', origin: HERE }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await inAnotherMinute(async () =>
      answerOf(await app.request(`${HERE}/api/auth/sign-up/email`, init)),
    )
    expect(status).toBe(400)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
