/** POST /mcp on a real socket: who may, from where, on both protocols; and fifty at once, each with its own answers. */
import { request } from 'node:http'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { scopes } from '../../src/domain/scope.ts'
import { toolList } from '../../src/mcp/tool-calls.ts'
import { testPorts } from '../support/http-app.ts'
import { called, clientOf, overHttp, type Protocol, protocols } from '../support/mcp.ts'
import { mcpServer } from '../support/mcp-server.ts'

vi.setConfig({ testTimeout: 30_000 })

const ports = await testPorts()
const mount = composeMcp(ports, 'a secret of the settings, for the forms', (error) => console.error(error))
const { url, stop } = await mcpServer(ports, mount)
const clients: Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await stop()
  await ports.tools.close()
})

async function connect(token: string, protocol: Protocol, name = 'over http'): Promise<Client> {
  const client = clientOf(name, protocol)
  clients.push(await overHttp(client, url, token))
  return client
}

const hello = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
}

async function post(
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = JSON.stringify(hello),
): Promise<Response> {
  const typed = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  return await fetch(`${url}/mcp`, { method: 'POST', headers: { ...typed, ...headers }, body })
}

/** On a connection of its own: the server closes one whose body it did not want to read. */
function statusAlone(headers: Record<string, string>, body: string): Promise<number | undefined> {
  const typed = { ...headers, 'content-type': 'application/json', 'content-length': `${body.length}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/mcp`, { method: 'POST', agent: false, headers: typed }, (response) => {
      resolve(response.statusCode)
      response.resume()
    })
    sent.on('error', reject).end(body)
  })
}

describe('who may', () => {
  test.each([
    ['no token', {}, 'Bearer resource_metadata='],
    ['an unknown token', { authorization: 'Bearer x' }, 'Bearer error="invalid_token", resource_metadata='],
    ['a cookie', { cookie: 'sayso_session_3000=u-1' }, 'Bearer resource_metadata='],
  ])('%s is told where to get one', async (_, headers, challenge) => {
    const response = await post(headers as Record<string, string>)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain(challenge)
  })

  test('the metadata names the resource and its scopes', async () => {
    const { headers } = await post({})
    const [, where = ''] = /resource_metadata="([^"]+)"/u.exec(headers.get('www-authenticate') ?? '') ?? []
    expect(await (await fetch(where)).json()).toMatchObject({
      resource: `${url}/mcp`,
      scopes_supported: ['tasks:read', 'tasks:write', 'tasks:delete'],
    })
  })

  test.each([
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('%s %s is refused', async (name, value) => {
    expect((await post({ authorization: 'Bearer u-1', [name]: value })).status).toBe(403)
  })

  test('a body over 256 KB is refused, broken bytes are refused, GET is no method here', async () => {
    const authorization = 'Bearer u-1'
    expect(await statusAlone({ authorization }, 'x'.repeat(256 * 1024 + 1))).toBe(413)
    expect((await post({ authorization }, new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400)
    expect((await fetch(`${url}/mcp`, { headers: { authorization } })).status).toBe(405)
  })
})

test.each([
  ['no session', 'test-agent', undefined],
  ['a session nobody gave', 'test-agent', 'something-else'],
  ['a name of ours', 'page (MCP)', `client-${Buffer.from('page').toString('base64url')}`],
])('with %s a client of the older protocol is called %s', async (_, name, session) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
  const params = { name: 'add_task', arguments: { title: 'x' } }
  const authorization = 'Bearer u-nameless'
  const said = { 'mcp-protocol-version': '2025-11-25', 'user-agent': 'test-agent/1.0 (somewhere)' }
  const headers = { authorization, ...said, ...(session && { 'mcp-session-id': session }) }
  // To its end: the status comes before it is done.
  expect(await (await post(headers, JSON.stringify({ ...call, params }))).text()).toContain('Added')
  const audit = await fetch(`${url}/api/audit?limit=1`, { headers: { authorization } })
  expect(await audit.json()).toMatchObject({ invocations: [{ client: name }] })
})

describe.each(protocols)('protocol %s', (protocol) => {
  test('a token’s scopes bind every way in', async () => {
    const reader = await connect(`u-scoped-${protocol}|tasks:read`, protocol)
    const { tools } = await reader.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['list_tasks', 'get_task', 'show_lists'])
    for (const [name, args] of [
      ['add_task', { title: 'x' }],
      ['delete_task', { task_id: 1 }],
      ['ask', { message: 'add x' }],
    ] as const) {
      await expect(called(reader, name, args)).rejects.toThrow(/tasks:(?:write|delete)/u)
    }
    const writer = await connect(`u-scoped-${protocol}|tasks:write`, protocol)
    expect(await called(writer, 'add_task', { title: 'x' })).toMatchObject({ success: true })
    await expect(called(writer, 'list_tasks', {})).rejects.toThrow(/tasks:read/u)
    await expect(writer.readResource({ uri: 'tasks://all' })).rejects.toThrow(/tasks:read/u)
  })

  test('shares the list and the audit trail with everyone else, under its name', async () => {
    const client = await connect(`u-shared-${protocol}`, protocol, 'Helper 1')
    expect(await called(client, 'add_task', { title: 'from afar' })).toMatchObject({ success: true })
    expect(await called(client, 'ask', { message: 'add one more' })).toMatchObject({ success: true })
    const authorization = `Bearer u-shared-${protocol}`
    const query = new URLSearchParams({ client: 'Helper 1', tool: 'add_task' })
    const audit = await fetch(`${url}/api/audit?${query}`, { headers: { authorization } })
    const { invocations } = (await audit.json()) as { invocations: object[] }
    expect(invocations).toMatchObject(Array(2).fill({ source: 'mcp', client: 'Helper 1' }))
  })

  test('what is wrong is said with the tasks that may be meant and what to do', async () => {
    const client = await connect(`u-wrong-${protocol}`, protocol)
    await called(client, 'add_task', { title: 'buy milk' })
    const { text, isError, error } = await called(client, 'complete_task', { task_id: 9 })
    expect(isError).toBe(true)
    expect(text).toBe(
      'There is no task 9. Open tasks: #1 "buy milk" (pending). Call list_tasks (with `query`) to find the right one.',
    )
    expect(error).toBe(text)
    expect((await called(client, 'add_task', { title: '' })).text).toContain('Correct the arguments')
    await expect(client.callTool({ name: 'fly', arguments: {} })).rejects.toThrow(/Unknown tool/u)
  })

  test('someone else’s task reads like one that never was', async () => {
    const owner = await connect(`u-owner-${protocol}`, protocol)
    const { data } = await called(owner, 'add_task', { title: 'secret' })
    const stranger = await connect(`u-stranger-${protocol}`, protocol)
    const absent = '00000000-0000-7000-8000-ffffffffffff'
    for (const name of ['get_task', 'complete_task', 'delete_task', 'restore_task']) {
      const foreign = JSON.stringify(await called(stranger, name, { task_id: data.task.id }))
      const missing = JSON.stringify(await called(stranger, name, { task_id: absent }))
      expect(foreign.replaceAll(data.task.id, absent)).toBe(missing)
    }
  })
})

test('a personal access token opens /mcp for its scopes, tool by tool, until it is revoked', async () => {
  const headers = { authorization: 'Bearer u-personal', 'content-type': 'application/json' }
  const tokens = `${url}/api/tokens`
  for (const scope of scopes) {
    const body = JSON.stringify({ name: 'assistant', scopes: [scope] })
    const issued = await fetch(tokens, { method: 'POST', headers, body })
    const { id, token } = (await issued.json()) as { id: string; token: string }
    const client = await connect(token, '2026-07-28')
    const may = toolList([scope]).tools.map(({ name }) => name)
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(may)
    for (const { name } of toolList(null).tools) {
      const refused = await called(client, name, {}).then(
        () => false,
        (error: unknown) => /tasks:/u.test(String(error)),
      )
      expect([name, refused]).toEqual([name, !may.includes(name)])
    }
    await fetch(`${tokens}/${id}`, { method: 'DELETE', headers })
    await expect(called(client, 'list_tasks', {})).rejects.toThrow()
  }
})

test('fifty clients at once: every answer reaches the one who asked', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index)
  const canaries = await Promise.all(
    numbers.map(async (n) => {
      const protocol = n % 2 === 0 ? '2026-07-28' : '2025-11-25'
      // Some share a user, each under a name of its own.
      const client = await connect(`u-canary-${n % 40}`, protocol, `client ${n}`)
      return { n, client, canary: `canary ${n} ${crypto.randomUUID()}` }
    }),
  )
  await Promise.all(
    canaries.map(async ({ n, client, canary }) => {
      const added = await called(client, 'add_task', { title: canary })
      expect(added.data.task.title).toBe(canary)
      const { number } = added.data.task
      const answers = await Promise.all([
        called(client, 'get_task', { task_id: number }),
        called(client, 'complete_task', { task_id: number }),
        called(client, 'list_tasks', { query: canary }),
        client.readResource({ uri: `task://${number}` }),
      ])
      const said = JSON.stringify(answers)
      expect(said).toContain(canary)
      const foreign = canaries.filter((other) => other.n % 40 !== n % 40)
      expect(foreign.filter((other) => said.includes(other.canary))).toEqual([])
    }),
  )
})

test('a stream of changes hears its own user’s only, and ends with the server', async () => {
  const watching = await connect('u-stream', '2026-07-28')
  const told: string[] = []
  watching.setNotificationHandler('notifications/resources/updated', async ({ params }) => {
    told.push(params.uri)
  })
  const subscription = await watching.listen({ resourceSubscriptions: ['tasks://all', 'task://2'] })
  const stranger = await connect('u-stream-stranger', '2026-07-28')
  await called(stranger, 'add_task', { title: 'not yours' })
  const other = await connect('u-stream', '2025-11-25')
  await called(other, 'add_task', { title: 'yours' })
  await vi.waitFor(() => expect(told).not.toEqual([]))
  await called(other, 'add_task', { title: 'yours, too' })
  await vi.waitFor(() => expect(told).toContain('task://2'))
  expect(told).toEqual(['tasks://all', 'tasks://all', 'task://2'])
  await subscription.close()
})

test('sentences count towards the user’s limit, and “today” is where the user is', async () => {
  const limited = await mcpServer(
    ports,
    composeMcp(ports, null, (error) => console.error(error), 2),
  )
  const client = await overHttp(clientOf('talker', '2026-07-28'), limited.url, 'u-limited')
  const zone = { timezone: 'Pacific/Kiritimati' }
  await ports.store.changeSettings('u-limited', zone, new Date().toISOString())
  await called(client, 'ask', { message: 'add buy milk today' })
  expect(await called(client, 'list_tasks', { due: 'today' })).toMatchObject({ data: { total: 1 } })
  const timed = { title: 'call home', due_date: '2026-03-05T17:00' }
  expect(await called(client, 'add_task', timed)).toMatchObject({ data: { task: zone } })
  const answers = []
  for (const message of ['add a', 'add b', 'add c', 'add d'])
    answers.push(await called(client, 'ask', { message }))
  expect(answers.map(({ error_code }) => error_code)).toContain('CONFLICT')
  await client.close()
  await limited.stop()
})
