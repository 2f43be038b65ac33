/** Limits cover every route and every MCP call, a batch has ten at most, and there is a quota that says so in words. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import type { HttpParts } from '../../src/http/parts.ts'
import { answerOf, appOn, callerOf, HERE, testPorts, tokenFor } from '../support/http-app.ts'
import { testWorld } from '../support/test-world.ts'

const world = testWorld()
const ports = await testPorts(world)
const mcp = composeMcp(ports, null, (error) => console.error(error))
afterAll(() => mcp.close())
const appWith = (change: Partial<HttpParts>) => appOn(ports, { mcp, ...change }).app

const call = (id: number, name = 'list_tasks') => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: {} },
})

async function toMcp(app: ReturnType<typeof appWith>, who: string, message: unknown) {
  const headers = {
    authorization: `Bearer ${await tokenFor(who)}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  return answerOf(
    await app.request(`${HERE}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) }),
  )
}

describe('requests a minute', () => {
  const routes = [
    '/api/tasks',
    '/api/audit',
    '/api/conversations',
    '/api/settings',
    '/api/export',
    '/api/tokens',
  ]

  test.each(routes)('are counted on %s', async (path) => {
    const ann = await callerOf(appWith({ requests_a_minute: 2 }), randomUUID())
    expect((await ann.get(path)).status).toBe(200)
    expect((await ann.get('/api/nowhere')).status).toBe(404)
    const { status, json, headers } = await ann.get(path)
    expect({ status, code: json.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(json.detail).toMatch(/^That is more than 2 a minute\. Try again in \d+ seconds\.$/u)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    world.advance(60_000)
    expect((await ann.get(path)).status).toBe(200)
  })

  test('are each user’s own', async () => {
    const app = appWith({ requests_a_minute: 1 })
    const [ann, bob] = [await callerOf(app, randomUUID()), await callerOf(app, randomUUID())]
    expect([(await ann.get('/api/tasks')).status, (await ann.get('/api/tasks')).status]).toEqual([200, 429])
    expect((await bob.get('/api/tasks')).status).toBe(200)
  })

  test('count every call of another assistant, and each one of a batch', async () => {
    const app = appWith({ requests_a_minute: 3 })
    const who = randomUUID()
    expect((await toMcp(app, who, call(1))).status).toBe(200)
    await toMcp(app, who, [call(2), call(3)])
    expect((await toMcp(app, who, call(4))).json).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  test('count each thing that one call asks for', async () => {
    const app = appWith({ requests_a_minute: 3 })
    const who = randomUUID()
    const params = { name: 'add_task', arguments: { title: 'a', more: [{ title: 'b' }, { title: 'c' }] } }
    expect((await toMcp(app, who, { ...call(1), params })).status).toBe(200)
    expect((await toMcp(app, who, call(2))).json).toMatchObject({ status: 429 })
  })

  test('are counted by address for whoever is not signed in, but for those who look after the server', async () => {
    const app = appWith({ requests_a_minute: 1 })
    const statuses = []
    for (let sent = 0; sent < 12; sent++)
      statuses.push((await app.request(`${HERE}/api/openapi.json`)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect((await app.request(`${HERE}/healthz`)).status).toBe(200)
  })

  test('are without limit unless one is set', async () => {
    const ann = await callerOf(appWith({}), randomUUID())
    for (let sent = 0; sent < 50; sent++) expect((await ann.get('/api/settings')).status).toBe(200)
  })
})

test('a batch of more than ten is refused in words, and nothing of it is done', async () => {
  const who = randomUUID()
  const answer = await toMcp(
    appWith({}),
    who,
    Array.from({ length: 11 }, (_, id) => call(id)),
  )
  expect(answer.json.detail).toBe('A batch may have 10 requests at most; this one has 11.')
  expect((await ports.store.audit(who, { limit: 10 })).items).toEqual([])
})

describe('a quota', () => {
  const MB = 1
  const note = 'x'.repeat(10_000)

  /** Measured beside requests: the next one, a while later, knows. */
  async function measured(user: string) {
    world.advance(60_001)
    return await ports.store.stored(user)
  }

  test('stops what would be kept, in words, while all can be read and deleted', async () => {
    const app = appWith({ quota_mb: MB })
    const who = randomUUID()
    const ann = await callerOf(app, who)
    let sent = 0
    for (let status = 201; status === 201 && sent < 300; sent++) {
      ;({ status } = await ann.post('/api/tasks', { title: `task ${sent}`, description: note }))
      await measured(who)
    }
    expect(await ports.store.stored(who)).toBeLessThan(2 * MB * 1024)
    const refused = await ann.post('/api/tasks', { title: 'one more' })
    expect(refused.json).toMatchObject({ status: 403, code: 'QUOTA_REACHED' })
    expect(refused.json.detail).toContain('You have used the 1 MB that this server keeps for each person')
    expect((await ann.post('/api/chat', { message: 'add milk' })).json.code).toBe('QUOTA_REACHED')
    expect((await toMcp(app, who, call(1))).json.code).toBe('QUOTA_REACHED')
    expect((await ann.get('/api/tasks')).status).toBe(200)
    expect((await ann.get('/api/export')).status).toBe(200)
    expect((await ann.delete('/api/tasks/1')).status).toBe(200)
    const bob = await callerOf(app, randomUUID())
    expect((await bob.post('/api/tasks', { title: 'mine' })).status).toBe(201)
  })

  test('ends an import in its middle, and what came before stays', async () => {
    const who = randomUUID()
    const headers = { authorization: `Bearer ${await tokenFor(who)}`, 'content-type': 'application/x-ndjson' }
    const app = appWith({ quota_mb: MB })
    async function* lines() {
      for (let id = 0; id < 500; id++) {
        yield `${JSON.stringify({ type: 'task', id: `line ${id}`, title: 'from a file', description: note })}\n`
        if (id % 16 === 0) await measured(who)
      }
    }
    const body = ReadableStream.from(lines()).pipeThrough(new TextEncoderStream())
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const { json } = await answerOf(await app.request(`${HERE}/api/import`, init))
    expect(json.code).toBe('QUOTA_REACHED')
    const { json: list } = await (await callerOf(app, who)).get('/api/tasks?limit=1')
    expect(list.total).toBeGreaterThan(10)
    expect(list.total).toBeLessThan(300)
  })
})
