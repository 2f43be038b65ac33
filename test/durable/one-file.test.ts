/** The page, the terminal and two MCP clients on one SQLite file at once: no lost update, no lock error, no stuck lease. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, test } from 'vitest'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { openStore } from '../../src/store/open.ts'
import { engine, freshDatabase } from '../support/stores.ts'
import { deliver } from './client.ts'
import { startServer, tokenFor } from './server-process.ts'

const bin = fileURLToPath(new URL('../../bin/sayso.js', import.meta.url))
const run = promisify(execFile)
const EACH = 6

describe.runIf(engine === 'sqlite')('one file', () => {
  test('four programs add, complete and undo at once', { timeout: 120_000 }, async () => {
    const database = await freshDatabase()
    const ways = [
      throughTerminal(database),
      throughPage(database),
      throughMcp(database, 'one'),
      throughMcp(database, 'two'),
    ]
    await Promise.all(ways)
    const store = await openStore(database)
    const { items } = await store.audit('local', { limit: 100, success: false })
    expect(items).toEqual([])
    const page = await store.reader('local').page({ limit: 100, now: { epoch_ms: 0, timezone: 'UTC' } })
    expect(page.tasks.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 4 * EACH }, (_, index) => index + 1),
    )
    expect(await store.unfinished()).toEqual([])
    await store.close()
  })
})

/** Each sentence is a process of its own. */
async function throughTerminal(database: string): Promise<void> {
  const env = { ...process.env, SAYSO_DATABASE_URL: database }
  for (let i = 0; i < EACH; i++) {
    const { stdout } = await run(process.execPath, [bin, `add terminal ${i}`, '--json'], { env })
    const response = JSON.parse(stdout) as ChatResponse
    expect(response.state).toBe('complete')
  }
}

async function throughPage(database: string): Promise<void> {
  const server = await startServer(database)
  const talk = {
    token: await tokenFor('local'),
    acknowledged: [],
    server: () => server.url,
    random: () => 0.5,
  }
  const first = await deliver(talk, 'add page 0')
  for (let i = 1; i < EACH; i++) await deliver(talk, `add page ${i}`, first.conversation_id)
  await server.kill()
}

async function throughMcp(database: string, name: string): Promise<void> {
  const env = { ...(process.env as Record<string, string>), SAYSO_DATABASE_URL: database }
  const transport = new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env })
  const client = new Client({ name, version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  await client.connect(transport)
  for (let i = 0; i < EACH; i++) {
    const { isError } = await client.callTool({ name: 'add_task', arguments: { title: `${name} ${i}` } })
    expect(isError).toBe(false)
  }
  await client.close()
}
