/** Another assistant with `sayso mcp` as its server: a call without an answer is made again under the same key. */

import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { bin } from './bin.ts'
import type { Program } from './program.ts'

interface Connection {
  readonly client: Client
  readonly transport: StdioClientTransport
}

export async function mcpProgram(database: string, name: string): Promise<Program> {
  let connection: Promise<Connection> = connect(database, name)
  await connection
  return {
    async add(title) {
      for (;;) {
        const { client } = await connection
        const answer = await client
          .callTool({ name: 'add_task', arguments: { title }, _meta: { 'sayso/idempotency_key': title } })
          .catch(() => null)
        if (answer?.isError === false) return 'added'
        if (answer) throw new Error(JSON.stringify(answer.content))
      }
    },
    async kill() {
      const { client, transport } = await connection
      if (transport.pid !== null) process.kill(transport.pid, 'SIGKILL')
      connection = client.close().then(() => connect(database, name))
      await connection
    },
    async end() {
      await (await connection).client.close()
    },
  }
}

async function connect(database: string, name: string): Promise<Connection> {
  const env = { ...(process.env as Record<string, string>), SAYSO_DATABASE_URL: database }
  const transport = new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env })
  const client = new Client({ name, version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  await client.connect(transport)
  return { client, transport }
}
