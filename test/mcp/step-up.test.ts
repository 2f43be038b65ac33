/** A token that lacks a scope: 403, with what to ask the user for. */
import { afterAll, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { testPorts } from '../support/http-app.ts'
import { mcpServer } from '../support/mcp-server.ts'

const ports = await testPorts()
const mount = composeMcp(ports, null, (error) => console.error(error))
const { url, stop } = await mcpServer(ports, mount)
afterAll(async () => {
  await stop()
  await ports.tools.close()
})

test.each([
  ['tools/call', { name: 'add_task', arguments: { title: 'x' } }, 'tasks:read tasks:write'],
  ['tools/call', { name: 'delete_todo_task', arguments: { task_id: 1 } }, 'tasks:read tasks:delete'],
  ['tools/call', { name: 'ask', arguments: { message: 'add x' } }, 'tasks:read tasks:write'],
] as const)(
  '%s of %j with a token that lacks a scope is told which to ask for',
  async (method, params, scope) => {
    const message = { jsonrpc: '2.0', id: 1, method, params }
    const headers = {
      authorization: 'Bearer u-stepping|tasks:read',
      'mcp-protocol-version': '2025-11-25',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) })
    expect(response.status).toBe(403)
    const challenge = `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${url}/.well-known/oauth-protected-resource/mcp"`
    expect(response.headers.get('www-authenticate')).toBe(challenge)
  },
)
