/** `sayso mcp`: the real MCP client against the real process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test, vi } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { called, clientOf, overHttp, protocols } from '../support/mcp.ts'
import { freshFolder } from '../support/stores.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const BIN = new URL('../../bin/sayso.js', import.meta.url).pathname

test.each(['legacy', '2026-07-28'])('an assistant of protocol %s shares the list', async (protocol) => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  await sayso(['add buy milk'], { env })
  const mode = protocol === 'legacy' ? ('legacy' as const) : { pin: protocol }
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], env })
  await client.connect(transport)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('ask')
  const listed = await client.callTool({ name: 'list_tasks', arguments: {} })
  expect(listed.structuredContent).toMatchObject({ data: { tasks: [{ title: 'buy milk' }] } })
  await client.callTool({ name: 'add_task', arguments: { title: 'from the assistant' } })
  const asked = await client.callTool({ name: 'ask', arguments: { message: 'add one more tomorrow' } })
  expect(asked.structuredContent).toMatchObject({ data: { state: 'complete' } })
  const preview = await client.callTool({ name: 'delete_task', arguments: { task_id: 1 } })
  expect(preview.structuredContent).toMatchObject({ success: false, data: { task: { number: 1 } } })
  const { resources } = await client.listResources()
  expect(resources).toHaveLength(4)
  await client.close()
  expect((await sayso(['list'], { env })).stdout).toMatch(
    /#3 one more[\s\S]*#1 buy milk[\s\S]*#2 from the assistant/u,
  )
})

test('the token of the one-time link works for MCP, on both protocols', async () => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  const server = await served(env)
  try {
    const code = new URL(server.link ?? '').searchParams.get('code')
    const headers = { 'content-type': 'application/json' }
    const redeemed = await fetch(`${server.url}/api/auth/local`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code }),
    })
    const { token } = (await redeemed.json()) as { token: string }
    for (const [index, protocol] of protocols.entries()) {
      const client = await overHttp(clientOf('assistant', protocol), server.url, token)
      expect(await called(client, 'ask', { message: 'add buy milk' })).toMatchObject({ success: true })
      expect(await called(client, 'list_tasks', {})).toMatchObject({ data: { total: index + 1 } })
      await client.close()
    }
  } finally {
    await server.stop()
  }
  expect((await sayso(['list'], { env })).stdout).toContain('#1 buy milk')
})

test('answers what was asked before its input ended, and writes nothing but the protocol', async () => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  const hello = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'pipe', version: '1' },
  }
  const input = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'add_task', arguments: { title: 'a' } } },
  ].map((message) => `${JSON.stringify(message)}\n`)
  const { code, stdout, stderr } = await sayso(['mcp'], { env, input: input.join('') })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ id }) => id)).toEqual([1, 2])
})

test.each(['SIGINT', 'SIGTERM'] as const)('ends on %s while its input is still open', async (signal) => {
  const env = { ...process.env, SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  const child = spawn(process.execPath, [BIN, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`)
  await once(child.stdout, 'data')
  child.kill(signal)
  expect(await ended).toEqual([0, null])
})
