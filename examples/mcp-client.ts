/**
 * The tools from the official MCP client, as an assistant would use them. Checks itself:
 * npx node examples/mcp-client.ts
 */
import assert from 'node:assert/strict'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { BIN, ownDatabase } from './support/sayso.ts'

const client = new Client({ name: 'example', version: '1.0.0' })
const env = { ...process.env, ...ownDatabase } as Record<string, string>
await client.connect(new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], env }))

async function call(name: string, args: Record<string, unknown>) {
  const { structuredContent } = await client.callTool({ name, arguments: args })
  return structuredContent as { success: boolean; data: Record<string, unknown>; error_code: string | null }
}

const { tools } = await client.listTools()
console.log(tools.map(({ name, title }) => `${name}: ${title}`).join('\n'))

const added = await call('add_task', { title: 'buy milk', due_date: '2026-12-24' })
assert.equal((added.data.task as { number: number }).number, 1)

// Or in a sentence, with the same policy as everywhere.
const asked = await call('ask', { message: 'mark the milk done' })
assert.equal(asked.success, true)
const listed = await call('list_tasks', { status: 'completed' })
assert.equal(listed.data.total, 1)

// A program cannot delete by itself: the first call only shows what would go.
const first = await call('delete_task', { task_id: 1 })
const token = first.data.confirmation_token
assert.equal(typeof token, 'string')
assert.equal((await call('list_tasks', {})).data.total, 1)
await call('delete_task', { task_id: 1, confirmation_token: token })
assert.equal((await call('list_tasks', {})).data.total, 0)

await client.close()
console.log('ok')
