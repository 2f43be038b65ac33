/** P17: a token may do what its scopes say, and nothing else, by every verb there is; and it is known by its own name. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { scopes } from '../../src/domain/scope.ts'
import { routesFor } from '../../src/http/all-routes.ts'
import { answerOf, appOn, type Caller, callerOf, HERE, SECRET, testPorts } from '../support/http-app.ts'
import { calledAt } from '../support/mcp-call.ts'

const ports = await testPorts()
const mcp = composeMcp(ports, null, (error) => console.error(error))
const { app, faults } = appOn(ports, { mcp })
const someone = () => callerOf(app, randomUUID())

async function tokenOf(who: Caller, given: readonly string[], more = {}): Promise<string> {
  const { status, json } = await who.post('/api/tokens', { name: 'helper', scopes: given, ...more })
  expect(status).toBe(201)
  return json.token
}

async function ask(token: string, method: string, path: string, body?: unknown) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return answerOf(await app.request(`${HERE}${path}`, { method, headers, ...sent }))
}

/** Written by hand: what each verb of each address takes. `account`: no token will do. */
const NEEDED = {
  'POST /api/chat': 'tasks:read',
  'GET /api/conversations': 'tasks:read',
  'GET /api/conversations/{id}': 'tasks:read',
  'PATCH /api/conversations/{id}': 'tasks:write',
  'DELETE /api/conversations/{id}': 'tasks:delete',
  'GET /api/conversations/{id}/messages': 'tasks:read',
  'GET /api/tasks': 'tasks:read',
  'POST /api/tasks': 'tasks:write',
  'GET /api/tasks/{id}': 'tasks:read',
  'PATCH /api/tasks/{id}': 'tasks:write',
  'DELETE /api/tasks/{id}': 'tasks:delete',
  'POST /api/tasks/{id}/complete': 'tasks:write',
  'POST /api/tasks/{id}/restore': 'tasks:write',
  'POST /api/undo': 'tasks:write',
  'GET /api/lists': 'tasks:read',
  'POST /api/lists': 'tasks:write',
  'PATCH /api/lists/{id}': 'tasks:write',
  'DELETE /api/lists/{id}': 'tasks:delete',
  'PATCH /api/labels/{id}': 'tasks:write',
  'POST /api/understand': 'account',
  'GET /api/audit': 'tasks:read',
  'GET /api/audit/export': 'tasks:read',
  'GET /api/events': 'tasks:read',
  'GET /api/me': 'tasks:read',
  'GET /api/settings': 'tasks:read',
  'PATCH /api/settings': 'tasks:write',
  'GET /api/tokens': 'account',
  'POST /api/tokens': 'account',
  'DELETE /api/tokens/{id}': 'account',
  'GET /api/access': 'account',
  'DELETE /api/access': 'account',
  'DELETE /api/access/sessions/{id}': 'account',
  'DELETE /api/access/programs/{id}': 'account',
  'GET /api/channels': 'account',
  'POST /api/channels': 'account',
  'POST /api/channels/{id}/test': 'account',
  'DELETE /api/channels/{id}': 'account',
  'GET /api/rings': 'tasks:read',
  'GET /api/export': 'tasks:read',
  'POST /api/import': 'tasks:write',
} as const

test('every address and verb is in the table', () => {
  const declared = routesFor('0').filter(({ needs }) => needs !== 'nothing')
  expect(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    Object.keys(NEEDED).toSorted(),
  )
})

test.each(scopes)('%s opens what it names, and no other verb of any address', async (scope) => {
  const token = await tokenOf(await someone(), [scope])
  const opened: string[] = []
  for (const verb of Object.keys(NEEDED)) {
    const [method = '', path = ''] = verb.split(' ')
    const response = await app.request(`${HERE}${path.replace('{id}', randomUUID())}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
    await response.body?.cancel()
    if (response.status !== 403) opened.push(verb)
  }
  expect(opened).toEqual(Object.entries(NEEDED).flatMap(([verb, needs]) => (needs === scope ? [verb] : [])))
})

test('the calendar’s token reads what is due, when, and nothing else anywhere', async () => {
  const who = await someone()
  await who.post('/api/tasks', {
    title: 'pay rent',
    due_date: '2026-12-01',
    description: 'from the joint account',
  })
  await who.post('/api/tasks', { title: 'some day' })
  const token = await tokenOf(who, ['calendar:read'])
  const feed = await answerOf(await app.request(`${HERE}/calendar/${token}.ics`))
  expect(feed.status).toBe(200)
  expect(feed.text).toContain('SUMMARY:pay rent')
  expect(feed.text).not.toMatch(/joint account|some day/u)
  expect(await calledAt(app, token, 'tools/list')).toMatchObject({ tools: [] })
  for (const name of ['list_tasks', 'get_task', 'add_task', 'ask', 'undo']) {
    const call = await calledAt(app, token, 'tools/call', { name, arguments: {} })
    expect(call, name).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' })
  }
  expect(await calledAt(app, token, 'resources/read', { uri: 'tasks://all' })).toHaveProperty('code')
})

test('an address of a calendar from before goes on', async () => {
  const token = await tokenOf(await someone(), ['tasks:read'])
  expect((await app.request(`${HERE}/calendar/${token}.ics`)).status).toBe(200)
})

test.each(['undo', 'take that back'])('who may not delete removes nothing by “%s”', async (message) => {
  const who = await someone()
  const token = await tokenOf(who, ['tasks:read', 'tasks:write'])
  await ask(token, 'POST', '/api/tasks', { title: 'milk' })
  const said = await ask(token, 'POST', '/api/chat', { message })
  expect(said.json).toMatchObject({ state: 'error', tool_invocations: [{ error_code: 'UNAUTHORIZED' }] })
  expect(said.json.response_text).toContain('tasks:delete')
  expect((await who.get('/api/tasks')).json.total).toBe(1)
})

test('nor by a call of undo, over HTTP or MCP; what is only changed it may take back', async () => {
  const who = await someone()
  const token = await tokenOf(who, ['tasks:read', 'tasks:write'])
  await ask(token, 'POST', '/api/tasks', { title: 'milk' })
  expect((await ask(token, 'POST', '/api/undo')).json.code).toBe('INSUFFICIENT_SCOPE')
  await ask(token, 'PATCH', '/api/tasks/1', { title: 'oat milk' })
  expect((await ask(token, 'POST', '/api/undo')).status).toBe(200)
  expect((await who.get('/api/tasks/1')).json.title).toBe('milk')
  await calledAt(app, token, 'tools/call', { name: 'add_task', arguments: { title: 'bread' } })
  const refused = await calledAt(app, token, 'tools/call', { name: 'undo', arguments: {} })
  expect(refused.structuredContent).toMatchObject({ error_code: 'UNAUTHORIZED' })
  expect((await who.get('/api/tasks')).json.total).toBe(2)
})

test('nor by taking back that something was restored', async () => {
  const who = await someone()
  await who.post('/api/tasks', { title: 'milk' })
  await who.delete('/api/tasks/1')
  const token = await tokenOf(who, ['tasks:read', 'tasks:write'])
  expect((await ask(token, 'POST', '/api/tasks/1/restore')).status).toBe(200)
  expect((await ask(token, 'POST', '/api/undo')).json.code).toBe('INSUFFICIENT_SCOPE')
  expect((await who.get('/api/tasks')).json.total).toBe(1)
})

test('a program is called as its token is, whatever it calls itself, and takes back its own only', async () => {
  const who = await someone()
  const all = ['tasks:read', 'tasks:write', 'tasks:delete']
  const [mine, theirs] = [
    await tokenOf(who, all, { name: 'mine' }),
    await tokenOf(who, all, { name: 'mine' }),
  ]
  const add = { name: 'add_task', arguments: { title: 'theirs' } }
  await calledAt(app, theirs, 'tools/call', add, 'claude')
  const [row] = (await who.get('/api/audit?tool=add_task')).json.invocations
  expect(row).toMatchObject({ source: 'mcp', client: 'mine' })
  const undone = await calledAt(app, mine, 'tools/call', { name: 'undo', arguments: {} }, 'claude')
  expect(undone.structuredContent).toMatchObject({ success: false, error_code: 'TASK_NOT_FOUND' })
  expect((await who.get('/api/tasks')).json.total).toBe(1)
  const own = await calledAt(app, theirs, 'tools/call', { name: 'undo', arguments: {} }, 'another name')
  expect(own.structuredContent).toMatchObject({ success: true })
})

test('a key that one program used says nothing to another of the same name', async () => {
  const who = await someone()
  const call = { name: 'add_task', arguments: { title: 'x' }, _meta: { 'sayso/idempotency_key': 'k' } }
  for (const _ of [1, 2]) {
    const token = await tokenOf(who, ['tasks:write'])
    const added = await calledAt(app, token, 'tools/call', call, 'claude')
    expect(added.structuredContent).toMatchObject({ success: true })
  }
  expect((await who.get('/api/tasks')).json.total).toBe(2)
})

async function jwtWith(claims: Record<string, unknown>): Promise<string> {
  const token = new SignJWT({ sub: randomUUID(), iss: 'sayso', aud: 'sayso', ...claims })
  return await token
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(SECRET))
}

test.each([
  ['no claim', {}, [200, 201, 200]],
  ['only who it is', { scope: 'openid profile email' }, [200, 201, 200]],
  ['to read', { scope: 'openid tasks:read' }, [200, 403, 403]],
  ['to write', { scope: 'tasks:write' }, [403, 201, 403]],
  ['as a list', { scp: ['tasks:read', 'tasks:write'] }, [200, 201, 403]],
  ['something else', { scope: 'mail:read' }, [403, 403, 403]],
  ['nothing', { scope: '' }, [403, 403, 403]],
  ['no words', { scope: 7 }, [401, 401, 401]],
])('the scope of a JWT counts: %s', async (_, claims, statuses) => {
  const token = await jwtWith(claims)
  const asked = [
    await ask(token, 'GET', '/api/tasks'),
    await ask(token, 'POST', '/api/tasks', { title: 'x' }),
    await ask(token, 'GET', '/api/tokens'),
  ]
  expect(asked.map(({ status }) => status)).toEqual(statuses)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
