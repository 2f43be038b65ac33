/** What the README and the quick start say works, works: every shell block is run, every sentence is said. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { type Served, served } from '../support/cli.ts'
import { parseDialogue } from '../support/dialogue.ts'
import { testPorts } from '../support/http-app.ts'
import { play } from '../support/play.ts'
import { freshFolder } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'
import { type Ground, ground, shellBlocks } from './shell-blocks.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

test('the ten sentences of the README', async () => {
  const [, block = ''] = /```text\n(> [\s\S]*?)```/u.exec(readFileSync('README.md', 'utf8')) ?? []
  const lines = block.trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('> '))).toHaveLength(10)
  const told = lines.map((line) => (line.startsWith('> ') ? line : `< ${line}`))
  const dialogue = parseDialogue(['on 2026-11-16 at 10:00 in Europe/Berlin', ...told].join('\n'))
  const world = testWorld()
  const ports = await testPorts(world)
  const actor = { user_id: 'reader', source: 'chat', client: 'terminal' } as const
  await play(dialogue, { say: (request) => chat(request, actor, ports), tasks: async () => [] }, world)
})

describe('shell blocks', () => {
  const folder = freshFolder()
  let server: Served
  let here: Ground

  beforeAll(async () => {
    server = await served({ SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` })
    const code = new URL(server.link ?? '').searchParams.get('code')
    const body = JSON.stringify({ code })
    const headers = { 'content-type': 'application/json' }
    const opened = await fetch(`${server.url}/api/auth/local`, { method: 'POST', headers, body })
    const { token } = (await opened.json()) as { token: string }
    here = ground(folder, server.url, token)
  })
  afterAll(async () => void (await server.stop()))

  test.concurrent.each(['README.md', 'docs/quick-start.md'])('%s', async (file) => {
    const blocks = shellBlocks(file)
    expect(blocks.length).toBeGreaterThan(3)
    for (const block of blocks) {
      const said = await here.run(block)
      if (block.includes('sayso "add buy milk tomorrow"')) expect(said).toMatch(/^Added #\d+ “buy milk”/u)
      if (block.includes('curl')) expect(JSON.parse(said).state).toBe('complete')
    }
  })
})
