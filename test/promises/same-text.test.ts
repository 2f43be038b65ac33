/**
 * P7: any text that is accepted comes back unchanged. It goes in by one door and is looked at through all of them:
 * HTTP, MCP over a pipe, MCP over HTTP, and the conversation. What cannot be kept is refused.
 */
import type { Client } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { textLength } from '../../src/domain/text.ts'
import { hostileTexts } from '../support/hostile.ts'
import { appOn, type Caller, callerOf, testPorts } from '../support/http-app.ts'
import { called, clientOf, mcpPorts, overHttp, piped } from '../support/mcp.ts'
import { mcpServer } from '../support/mcp-server.ts'
import { countOr, SEED } from './count.ts'

const COUNT = countOr(60)
const BATCH = 90
/** Beside each other: they wait for the disk together. */
const AT_ONCE = 4

const ports = await testPorts()
const { app } = appOn(ports)
const server = await mcpServer(ports, composeMcp(ports, null, console.error))
afterAll(async () => {
  await server.stop()
  await ports.tools.close()
})

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.integer({ max: 0xffff }).map((c) => String.fromCharCode(c)) }),
  },
  { weight: 2, arbitrary: fc.constantFrom(...hostileTexts('naughty'), ...hostileTexts('injection')) },
  { weight: 1, arbitrary: fc.constantFrom('\0', '\ud800', 'a\udfffb', '🍎\ud83c').map((one) => `x${one}y`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-composite', minLength: 400, maxLength: 900 }) },
)

/** Said here once more, and not taken from the product: it is what is tested. */
const canBeKept = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Everyone who holds a door open for one person. */
interface Doors {
  readonly http: Caller
  readonly pipe: Client
  readonly mcp: Client
}

async function doorsOf(user: string): Promise<Doors> {
  const pipe = await piped(clientOf('pipe', '2026-07-28'), mcpPorts(ports.store, ports.world), user)
  const mcp = await overHttp(clientOf('http', '2025-11-25'), server.url, user)
  return { http: await callerOf(app, user), pipe, mcp }
}

type Door = (doors: Doors, title: string, description: string) => Promise<boolean>

/** True: accepted. Anything but that or a proper refusal is thrown. */
const ways: readonly Door[] = [
  async ({ http }, title, description) => {
    const { status, text } = await http.post('/api/tasks', { title, description })
    if (status !== 201 && status !== 400) throw new Error(text)
    return status === 201
  },
  async ({ pipe }, title, description) => acceptedBy(pipe, title, description),
  async ({ mcp }, title, description) => acceptedBy(mcp, title, description),
]

async function acceptedBy(client: Client, title: string, description: string): Promise<boolean> {
  const { success, error_code } = await called(client, 'add_task', { title, description })
  if (!success && error_code !== 'VALIDATION_ERROR') throw new Error(error_code ?? '')
  return success
}

interface Kept {
  readonly title: string
  readonly description: string
}

async function seenThrough({ http, pipe, mcp }: Doors): Promise<readonly (readonly Kept[])[]> {
  const lists = await Promise.all([
    http.get('/api/tasks?limit=100').then(({ json }) => json.tasks),
    called(pipe, 'list_tasks', { limit: 100 }).then(({ data }) => data.tasks),
    called(mcp, 'list_tasks', { limit: 100 }).then(({ data }) => data.tasks),
  ])
  return lists.map((tasks: readonly (Kept & { number: number })[]) =>
    tasks.toSorted((a, b) => a.number - b.number).map(({ title, description }) => ({ title, description })),
  )
}

async function throughTheConversation({ http }: Doors, texts: readonly string[]): Promise<void> {
  const { json: first } = await http.post('/api/chat', { message: 'hello' })
  const { conversation_id } = first
  const said: string[] = []
  for (const message of texts) {
    const { status } = await http.post('/api/chat', { message, conversation_id })
    const fits = canBeKept(message) && message.trim() !== '' && textLength(message) <= 4000
    expect({ message, status }).toEqual({ message, status: fits ? 200 : 400 })
    if (fits) said.push(message)
  }
  const { json } = await http.get(`/api/conversations/${conversation_id}/messages?limit=100`)
  const users = json.messages.filter(({ role }: { role: string }) => role === 'user')
  expect(users.map(({ content }: { content: string }) => content)).toEqual(['hello', ...said])
}

async function batch(texts: readonly string[], number: number): Promise<void> {
  const doors = await doorsOf(`u-text-${SEED}-${number}`)
  const kept: Kept[] = []
  for (const [index, description] of texts.entries()) {
    const title = [...description].slice(0, 400).join('').trim()
    const accepted = await ways[index % ways.length]?.(doors, title, description)
    expect({ title, description, accepted }).toEqual({
      title,
      description,
      accepted: canBeKept(description) && title !== '',
    })
    if (accepted) kept.push({ title, description })
  }
  for (const seen of await seenThrough(doors)) expect(seen).toEqual(kept)
  await throughTheConversation(
    doors,
    texts.filter((_, index) => index % 4 === 0),
  )
  await Promise.all([doors.pipe.close(), doors.mcp.close()])
}

test(`${COUNT} texts`, { timeout: 3_600_000 }, async () => {
  const texts = fc.sample(anyText, { seed: SEED, numRuns: COUNT })
  const starts = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, number) => number * BATCH)
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      await batch(texts.slice(from, from + BATCH), from)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
})
