/** Change notifications for clients of the older protocol over HTTP: the official client, a raw stream, and its ends. */
import { afterAll, expect, test, vi } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { testPorts } from '../support/http-app.ts'
import { called, clientOf, overHttp } from '../support/mcp.ts'
import { mcpServer } from '../support/mcp-server.ts'

const ports = await testPorts()
const mount = composeMcp(ports, null, (error) => console.error(error))
const { url, stop } = await mcpServer(ports, mount)
afterAll(async () => {
  await stop()
  await ports.tools.close()
})

test('the official client subscribes, and hears of its own user’s changes only', async () => {
  const watching = clientOf('watcher', '2025-11-25')
  const told: string[] = []
  watching.setNotificationHandler('notifications/resources/updated', async ({ params }) => {
    told.push(params.uri)
  })
  await overHttp(watching, url, 'u-older')
  expect(watching.getServerCapabilities()?.resources).toEqual({ subscribe: true })
  await watching.subscribeResource({ uri: 'tasks://all' })
  const stranger = await overHttp(clientOf('stranger', '2025-11-25'), url, 'u-older-stranger')
  const other = await overHttp(clientOf('other', '2026-07-28'), url, 'u-older')
  let number = 0
  // The stream is opened beside the handshake: what happens before it is open is not heard.
  await vi.waitFor(async () => {
    number += 1
    await called(stranger, 'add_task', { title: 'not yours' })
    await called(other, 'add_task', { title: 'yours' })
    await vi.waitFor(() => expect(told).toContain('tasks://all'), { timeout: 2000 })
  }, 20_000)
  await vi.waitFor(() => expect(told).toContain(`task://${number}`))
  await watching.unsubscribeResource({ uri: 'tasks://all' })
  await Promise.all([watching, stranger, other].map((client) => client.close()))
})

async function open(token: string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...more }
  return await fetch(`${url}/mcp`, { headers })
}

test('a stream is for the older protocol, for who may read, and for who asks for one', async () => {
  const session = { 'mcp-session-id': 'client-eA', 'mcp-protocol-version': '2025-11-25' }
  expect((await open('u-a', { ...session, accept: 'application/json' })).status).toBe(405)
  expect((await open('u-a', { ...session, 'mcp-protocol-version': '2026-07-28' })).status).toBe(405)
  expect((await open('u-a|tasks:write', session)).status).toBe(405)
  const stream = await open('u-a', session)
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  await stream.body?.cancel()
})

test('a stream ends with the server', async () => {
  const closing = composeMcp(ports, null, (error) => console.error(error))
  const server = await mcpServer(ports, closing)
  const headers = { authorization: 'Bearer u-b', accept: 'text/event-stream', 'mcp-session-id': 'client-eA' }
  const stream = await fetch(`${server.url}/mcp`, { headers })
  const read = stream.text()
  await server.stop()
  expect(await read).toContain(': open')
})
