/**
 * The least any such service could do: a bare Hono server that writes one message, its task, revision, audit row and
 * reply in one durable transaction, and answers. The tables are Sayso's own; everything Sayso is for is left out.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createMcpHandler, Server } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { openStore } from '../../src/store/open.ts'
import { floorOnFile } from './on-file.ts'
import { floorOnPostgres } from './on-postgres.ts'
import type { Said } from './rows.ts'

const database = process.argv[2] ?? ''
// Only for its tables.
await (await openStore(database)).close()
const write = database.startsWith('file:') ? floorOnFile(database) : await floorOnPostgres(database)

const tool = {
  name: 'add_task',
  inputSchema: { type: 'object' as const, properties: { title: { type: 'string' } } },
}

const app = new Hono()
app.post('/chat', async (c) => {
  const said = await c.req.json<Said>()
  const number = await write(said)
  return c.json({ response_text: `Added #${number} “${said.message}”.` })
})
// The SDK as it comes: one tool, one durable transaction, the same rows.
const { fetch } = createMcpHandler(() => {
  const mcp = new Server({ name: 'floor', version: '1' }, { capabilities: { tools: {} } })
  mcp.setRequestHandler('tools/list', async () => ({ tools: [tool] }))
  mcp.setRequestHandler('tools/call', async ({ params }) => {
    const said = { user: 'someone', conversation: 'none', message: String(params.arguments?.title) }
    const number = await write(said)
    return { content: [{ type: 'text', text: `Added #${number}.` }] }
  })
  return mcp
})
app.all('/mcp', (c) => fetch(c.req.raw))
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
