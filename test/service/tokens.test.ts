/** Personal access tokens and their scopes; limits that all instances share; compression. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LocalAccess } from '../../src/http/auth/local-access.ts'
import { type Answer, answerOf, callerOf, HERE, jwtApp } from '../support/http-app.ts'

const { app, ports, faults } = await jwtApp()
const someone = () => callerOf(app, randomUUID())

async function with_(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return answerOf(
    await app.request(`${HERE}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

describe('personal access tokens', () => {
  test('are shown once, listed without their secret, and gone when revoked', async () => {
    const who = await someone()
    const { json, status } = await who.post('/api/tokens', { name: 'script', scopes: ['tasks:read'] })
    expect(status).toBe(201)
    expect((await with_(json.token, 'GET', '/api/tasks')).status).toBe(200)
    const listed = await who.get('/api/tokens')
    expect(listed.json.tokens).toMatchObject([{ id: json.id, name: 'script', scopes: ['tasks:read'] }])
    expect(listed.text).not.toContain(json.token.split('.')[1])
    expect((await who.delete(`/api/tokens/${json.id}`)).status).toBe(204)
    expect((await with_(json.token, 'GET', '/api/tasks')).json.code).toBe('INVALID_TOKEN')
    expect((await who.delete(`/api/tokens/${json.id}`)).json.code).toBe('TOKEN_NOT_FOUND')
  })

  test('are good for what their scopes say, route by route and tool by tool', async () => {
    const who = await someone()
    await who.post('/api/tasks', { title: 'milk' })
    const token = async (...scopes: string[]) =>
      (await who.post('/api/tokens', { name: 'x', scopes })).json.token
    const read = await token('tasks:read')
    const write = await token('tasks:read', 'tasks:write')
    const all = await token('tasks:read', 'tasks:write', 'tasks:delete')
    expect((await with_(read, 'POST', '/api/tasks', { title: 'x' })).json.code).toBe('INSUFFICIENT_SCOPE')
    expect((await with_(write, 'POST', '/api/tasks', { title: 'bread' })).status).toBe(201)
    expect((await with_(write, 'DELETE', '/api/tasks/2')).status).toBe(403)
    expect((await with_(read, 'POST', '/api/chat', { message: 'show my tasks' })).json.state).toBe('complete')
    const refused = await with_(read, 'POST', '/api/chat', { message: 'add butter' })
    expect(refused.json).toMatchObject({
      state: 'error',
      tool_invocations: [{ success: false, error_code: 'UNAUTHORIZED' }],
    })
    const asked = await with_(write, 'POST', '/api/chat', { message: 'delete task 1' })
    expect(asked.json).toMatchObject({ state: 'error', pending_confirmation: null })
    const { conversation_id } = asked.json
    // A question that the person asks there is not the program's to answer either.
    const { json } = await who.post('/api/chat', { message: 'delete task 1', conversation_id })
    const yes = { message: 'yes', conversation_id, pending_id: json.pending_confirmation.id }
    expect((await with_(write, 'POST', '/api/chat', yes)).json.state).toBe('error')
    expect((await who.get('/api/tasks')).json.total).toBe(2)
    expect((await with_(all, 'DELETE', '/api/tasks/2')).status).toBe(200)
    for (const [method, path] of [
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens'],
    ] as const) {
      expect(
        (
          await with_(
            all,
            method,
            path,
            method === 'POST' ? { name: 'x', scopes: ['tasks:read'] } : undefined,
          )
        ).status,
      ).toBe(403)
    }
  })

  test('expire', async () => {
    const who = await someone()
    const past = { name: 'x', scopes: ['tasks:read'], expires_at: '2020-01-01T00:00:00Z' }
    expect((await who.post('/api/tokens', past)).status).toBe(400)
    const { json } = await who.post('/api/tokens', { ...past, expires_at: '2099-01-01T00:00:00Z' })
    const later = await jwtApp({
      ports: { ...ports, world: { ...ports.world, now: () => Date.parse('2100-01-01') } },
    })
    const response = await later.app.request(`${HERE}/api/tasks`, {
      headers: { authorization: `Bearer ${json.token}` },
    })
    expect(await response.json()).toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  const DAY = 24 * 3600_000
  const days = (token: { created_at: string; expires_at: string | null }) =>
    token.expires_at === null
      ? null
      : Math.round((Date.parse(token.expires_at) - Date.parse(token.created_at)) / DAY)

  test('expire after 90 days unless something else is asked for', async () => {
    const here = await jwtApp({ ports, local: new LocalAccess(() => undefined, ports, 1) })
    const who = await callerOf(here.app, randomUUID())
    const made = async (more: object) =>
      days((await who.post('/api/tokens', { name: 'x', scopes: ['tasks:read'], ...more })).json)
    expect(await made({})).toBe(90)
    expect(await made({ expires_at: null })).toBe(null)
    const year = new Date(ports.world.now() + 365 * DAY).toISOString()
    expect(await made({ expires_at: year })).toBe(365)
  })

  test('of users who are kept elsewhere end after 90 days whatever is asked for, as nobody says when those go', async () => {
    const who = await someone()
    const year = new Date(ports.world.now() + 365 * DAY).toISOString()
    for (const expires_at of [undefined, null, year]) {
      const { json } = await who.post('/api/tokens', { name: 'x', scopes: ['tasks:read'], expires_at })
      expect(days(json)).toBe(90)
    }
    const week = new Date(ports.world.now() + 7 * DAY).toISOString()
    const { json } = await who.post('/api/tokens', { name: 'x', scopes: ['tasks:read'], expires_at: week })
    expect(days(json)).toBe(7)
  })

  test.each([
    'sayso_',
    'sayso_.',
    'sayso_YW5u',
    'sayso_YW5u.x',
    `sayso_${'A'.repeat(5000)}.x`,
    'sayso_AA.x',
    'sayso_\u00e9.x',
  ])('%s is none', async (token) => {
    const { json } = await with_(encodeURI(token), 'GET', '/api/tasks')
    expect(json.code).toBe('INVALID_TOKEN')
  })
})

test('turns have a limit, for each user alone, held by all instances together', async () => {
  const at = Date.now()
  const parts = { ports: { ...ports, world: { ...ports.world, now: () => at } }, turns_a_minute: 2 }
  const [one, two] = [await jwtApp(parts), await jwtApp(parts)]
  const user = randomUUID()
  const instances = [await callerOf(one.app, user), await callerOf(two.app, user)]
  const hello = { message: 'hello' }
  for (const instance of instances) expect((await instance.post('/api/chat', hello)).status).toBe(200)
  for (const instance of instances) {
    const { status, json, headers } = await instance.post('/api/chat', hello)
    expect({ status, code: json.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(headers.get('retry-after'))).toBe(Math.ceil((60_000 - (at % 60_000)) / 1000))
  }
  expect((await (await callerOf(one.app, randomUUID())).post('/api/chat', hello)).status).toBe(200)
  const later = await jwtApp({
    ...parts,
    ports: { ...ports, world: { ...ports.world, now: () => at + 60_000 } },
  })
  expect((await (await callerOf(later.app, user)).post('/api/chat', hello)).status).toBe(200)
})

test('a large answer is compressed for who wants it', async () => {
  const packed = await app.request(`${HERE}/api/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect((await app.request(`${HERE}/api/openapi.json`)).headers.get('content-encoding')).toBe(null)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
