/** A real MCP client gets its token in the browser: registration, PKCE, sign-in, consent; and only for what it is for. */
import {
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { accountsHere, PASSWORD } from '../support/accounts.ts'
import { Browser, onward, type Page } from '../support/browser.ts'
import { appOn, HERE } from '../support/http-app.ts'
import { Keeper } from '../support/keeper.ts'
import { called, clientOf, type Protocol, protocols } from '../support/mcp.ts'

const { accounts, inAnotherMinute, ports, someone } = await accountsHere()
const mcp = composeMcp(ports, null, (error) => console.error(error))
const { app } = appOn(ports, { gate: accounts, accounts, mcp })
const send = async (url: string | URL, init?: RequestInit) => await app.request(String(url), init)

const CALLBACK = 'http://127.0.0.1:9999/callback'

const transportFor = (authProvider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(new URL(`${HERE}/mcp`), { authProvider, fetch: send })

/** Up to the question whether the program may. */
async function askedConsent(protocol: Protocol) {
  const keeper = new Keeper(CALLBACK)
  const transport = transportFor(keeper)
  const connecting = inAnotherMinute(() => clientOf('helper', protocol).connect(transport))
  await expect(connecting).rejects.toThrow(UnauthorizedError)
  const { email } = await someone()
  const browser = new Browser(send)
  const signIn = await browser.open(String(keeper.asked))
  expect(signIn.text).toContain('Sign in')
  const consent = await inAnotherMinute(() => browser.submit(signIn, { email, password: PASSWORD }))
  return { keeper, transport, browser, consent, email }
}

async function allowed(protocol: Protocol) {
  const { keeper, transport, browser, consent, email } = await askedConsent(protocol)
  const back = onward(await browser.submit(consent, { answer: 'yes' }))
  expect(back.href).toContain(CALLBACK)
  await transport.finishAuth(back.searchParams)
  const client = clientOf('helper', protocol)
  await client.connect(transportFor(keeper))
  return { client, token: keeper.tokens()?.access_token ?? '', email }
}

const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe.each(protocols)('protocol %s', (protocol) => {
  test('with the user’s consent it works on their list, and on nothing else', async () => {
    const { client, token } = await allowed(protocol)
    expect(await called(client, 'add_task', { title: 'from afar' })).toMatchObject({ success: true })
    expect(claims(token)).toMatchObject({ aud: `${HERE}/mcp`, iss: HERE })
    expect(JSON.stringify(claims(token))).not.toContain('@example.org')
    const authorization = `Bearer ${token}`
    expect((await send(`${HERE}/api/tasks`, { headers: { authorization } })).status).toBe(401)
    await client.close()
  })

  test('without it there is no token', async () => {
    const { browser, consent, keeper } = await askedConsent(protocol)
    const back = onward(await browser.submit(consent, { answer: 'no' }))
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('code')).toBeNull()
    expect(keeper.tokens()).toBeUndefined()
  })
})

test('the consent page shows a program’s name as text, where it goes, and what it may do', async () => {
  const { consent } = await askedConsent('2026-07-28')
  expect(consent.text).toContain('Helper &lt;b&gt;bold&lt;/b&gt;')
  expect(consent.text).toContain('127.0.0.1:9999')
  expect(consent.text).toContain('see your tasks')
})

test.each(['javascript:alert(1)', 'data:text/html,x'])('%s is nowhere to go', async (redirect_uri) => {
  const registered = await inAnotherMinute(() =>
    send(`${HERE}/api/auth/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: HERE },
      body: JSON.stringify({ redirect_uris: [redirect_uri], token_endpoint_auth_method: 'none' }),
    }),
  )
  const { client_id = '' } = (await registered.json()) as { client_id?: string }
  const query = new URLSearchParams({ client_id, redirect_uri, scope: 'tasks:read' })
  expect((await send(`${HERE}/oauth/consent?${query}`)).status).toBe(404)
})

test('programs register only so often', async () => {
  const statuses = await inAnotherMinute(async () => {
    const all: number[] = []
    for (let i = 0; i < 11; i++) {
      const headers = { 'content-type': 'application/json', origin: HERE }
      const body = JSON.stringify({ redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' })
      all.push((await send(`${HERE}/api/auth/oauth2/register`, { method: 'POST', headers, body })).status)
    }
    return all
  })
  expect(statuses.at(-1)).toBe(429)
})

test('a wrong password stays at the door', async () => {
  const keeper = new Keeper(CALLBACK)
  const connecting = inAnotherMinute(() => clientOf('helper', '2026-07-28').connect(transportFor(keeper)))
  await connecting.catch(() => undefined)
  const browser = new Browser(send)
  const page: Page = await browser.open(String(keeper.asked))
  const wrong = await inAnotherMinute(() =>
    browser.submit(page, { email: 'a@example.org', password: 'x'.repeat(12) }),
  )
  expect(wrong.status).toBe(401)
  expect(wrong.text).toContain('not right')
})

test('tokens of the API, sessions and other audiences open nothing at /mcp', async () => {
  const { cookie, token } = await someone()
  const jwt = (await (await send(`${HERE}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string
  }
  for (const bearer of [jwt.token, token, 'x.y.z', '']) {
    const headers = { authorization: `Bearer ${bearer}`, cookie, 'content-type': 'application/json' }
    const response = await send(`${HERE}/mcp`, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(401)
  }
})
