/** What pages elsewhere, probes and generated clients meet: CORS, limits that say where they stand, names, honest counts. */
import { expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp, tokenFor } from '../support/http-app.ts'
import { document, operations } from '../support/openapi.ts'

const FRIEND = 'https://board.example'
const { app } = await jwtApp({ trusted_origins: [FRIEND], requests_a_minute: 50 })
const authorization = `Bearer ${await tokenFor('neighbour')}`

test('a page that is trusted may ask first, and read the answer', async () => {
  const preflight = await app.request(`${HERE}/api/tasks/1`, {
    method: 'OPTIONS',
    headers: { origin: FRIEND, 'access-control-request-method': 'PATCH' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(FRIEND)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
  const answer = await app.request(`${HERE}/api/tasks`, { headers: { origin: FRIEND, authorization } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(FRIEND)
  expect(answer.headers.get('vary')).toMatch(/origin/iu)
  expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('what goes wrong can be read there, too; a stranger’s page and our own get no such headers', async () => {
  const wrong = await app.request(`${HERE}/api/tasks/9`, { headers: { origin: FRIEND, authorization } })
  expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([404, FRIEND])
  const stranger = await app.request(`${HERE}/api/tasks`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null])
  const own = await app.request(`${HERE}/api/tasks`, { headers: { origin: HERE, authorization } })
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('answers say how much is left of the minute, also the one that says it was too much', async () => {
  const { app: strict } = await jwtApp({ requests_a_minute: 2 })
  const ann = await callerOf(strict, 'limits-ann')
  const first = await ann.get('/api/tasks')
  expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=2;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=1;t=\d{1,2}$/u)
  await ann.get('/api/tasks')
  const over = await ann.get('/api/tasks')
  expect([over.status, over.headers.get('ratelimit')?.replace(/t=.*/u, '')]).toEqual([429, '"requests";r=0;'])
})

test.each(['/healthz', '/readyz'])('%s answers whatever the Host, but no page', async (path) => {
  expect((await app.request(`${HERE}${path}`, { headers: { host: '10.1.2.3:3000' } })).status).toBe(200)
  const headers = { host: '10.1.2.3:3000', origin: 'http://evil.example' }
  expect((await app.request(`${HERE}${path}`, { headers })).status).toBe(403)
})

test('deleted and repeating tasks can be asked for in an address', async () => {
  const ann = await callerOf(app, 'deleted-ann')
  await ann.post('/api/tasks', { title: 'gone' })
  await ann.post('/api/tasks', { title: 'bins', recurrence: 'FREQ=WEEKLY' })
  await ann.delete('/api/tasks/1')
  expect((await ann.get('/api/tasks?deleted=true')).json.tasks).toMatchObject([{ title: 'gone' }])
  expect((await ann.get('/api/tasks?deleted=false')).json.total).toBe(1)
  expect((await ann.get('/api/tasks?repeating=true')).json.tasks).toMatchObject([{ title: 'bins' }])
  expect((await ann.get('/api/tasks?repeating=false')).json.total).toBe(1)
  expect((await ann.get('/api/tasks?deleted=maybe')).status).toBe(400)
})

test('what is answered and sent has a name, a tag and a description, and a server', () => {
  const named = Object.keys(document.components.schemas)
  for (const name of ['Task', 'TaskPage', 'List', 'Conversation', 'NewTask', 'TaskChange', 'Problem'])
    expect(named).toContain(name)
  for (const name of ['Channel', 'NewChannel', 'Ring', 'NewList', 'NewListName', 'ListChanged', 'MadeToken'])
    expect(named).toContain(name)
  expect(document).toMatchObject({ servers: [{ url: '/' }], tags: expect.any(Array) })
  for (const operation of operations) {
    expect(operation).toMatchObject({ tags: [expect.any(String)], description: expect.any(String) })
  }
  const page = document.components.schemas.TaskPage
  expect(JSON.stringify(page)).toContain('#/components/schemas/Task"')
})

test('a search counts all that have its words, not those it looked at', async () => {
  const { app: plenty } = await jwtApp()
  const ann = await callerOf(plenty, 'plenty-ann')
  const lines = Array.from({ length: 230 }, (_, n) =>
    JSON.stringify({ type: 'task', id: `milk-${n}`, title: `milk ${n}` }),
  )
  const token = await tokenFor('plenty-ann')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }
  const brought = await plenty.request(`${HERE}/api/import`, {
    method: 'POST',
    headers,
    body: lines.join('\n'),
  })
  expect((await answerOf(brought)).status).toBe(200)
  expect((await ann.get('/api/tasks?query=milk')).json.total).toBe(230)
})
