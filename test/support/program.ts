/** A program that its user let in through the browser: registered, allowed, and with tokens for /mcp. */
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { onward } from './browser.ts'
import { type App, answerOf, HERE } from './http-app.ts'
import { openStream, type Stream } from './sse.ts'

const CALLBACK = 'http://127.0.0.1:9999/callback'
const SCOPE = 'openid offline_access tasks:read tasks:write'

export interface Program {
  readonly client_id: string
  readonly access: string
  readonly refresh: string
}

export async function register(app: App): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: HERE }
  const body = JSON.stringify({
    client_name: 'Helper',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    scope: SCOPE,
  })
  const response = await app.request(`${HERE}/api/auth/oauth2/register`, { method: 'POST', headers, body })
  return ((await response.json()) as { client_id: string }).client_id
}

/** `cookie`: of the one who allows it. */
export async function letIn(app: App, cookie: string, client_id: string): Promise<Program> {
  const verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = new URLSearchParams({
    ...{ client_id, response_type: 'code', redirect_uri: CALLBACK, scope: SCOPE, state: 'x' },
    ...{ code_challenge, code_challenge_method: 'S256', prompt: 'consent', resource: `${HERE}/mcp` },
  })
  const consent = await app.request(`${HERE}/api/auth/oauth2/authorize?${asked}`, {
    headers: { cookie, accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    redirect: 'manual',
  })
  const query = new URL(consent.headers.get('location') ?? '', HERE).search.slice(1)
  const said = await app.request(`${HERE}/oauth/consent`, {
    method: 'POST',
    headers: { cookie, origin: HERE },
    body: new URLSearchParams({ query, answer: 'yes' }),
  })
  const page = { url: HERE, status: said.status, text: await said.text() }
  const code = onward(page).searchParams.get('code') ?? ''
  const given = { grant_type: 'authorization_code', code, client_id, redirect_uri: CALLBACK }
  const { json, status } = await tokens(app, { ...given, code_verifier: verifier })
  expect(status).toBe(200)
  return { client_id, access: json.access_token, refresh: json.refresh_token }
}

export async function tokens(app: App, form: Record<string, string>) {
  const body = new URLSearchParams({ resource: `${HERE}/mcp`, ...form })
  return answerOf(await app.request(`${HERE}/api/auth/oauth2/token`, { method: 'POST', body }))
}

/** The status of a call to /mcp. */
export async function atMcp(app: App, bearer: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  return (await app.request(`${HERE}/mcp`, { method: 'POST', headers, body })).status
}

/** Listens for changes at /mcp until it is ended. */
export async function listening(app: App, bearer: string): Promise<Stream> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: {
      notifications: { resourceSubscriptions: ['tasks://all'] },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'helper', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  })
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'subscriptions/listen',
  }
  const fetch = async (init: RequestInit) =>
    await app.request(`${HERE}/mcp`, { ...init, method: 'POST', body })
  return await openStream(fetch, headers)
}
