/**
 * P10: no one sees or changes another's data. Random calls by one person, over HTTP and MCP, with the ids of another's
 * things: byte for byte the answer that ids of nothing at all get; and the other's data stays as it was.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { appOn, callerOf, testPorts } from '../support/http-app.ts'
import { called, clientOf, mcpPorts, piped } from '../support/mcp.ts'
import { countOr, SEED } from './count.ts'

const COUNT = countOr(120)

const ports = await testPorts()
const { app, faults } = appOn(ports)
const [ann, bob] = [await callerOf(app, 'ann'), await callerOf(app, 'bob')]
const assistant = await piped(clientOf('bob’s', '2026-07-28'), mcpPorts(ports.store, ports.world), 'bob')
afterAll(async () => {
  await assistant.close()
  await ports.tools.close()
})

/** What ann has, by kind. Bob has nothing, so no number of his can be meant. */
async function thingsOfAnn() {
  const add = async (title: string) => (await ann.post('/api/tasks', { title })).json.id as string
  const [open, done, gone] = [await add('secret one'), await add('secret two'), await add('secret three')]
  await ann.post(`/api/tasks/${done}/complete`)
  await ann.delete(`/api/tasks/${gone}`)
  const { json: asked } = await ann.post('/api/chat', { message: 'delete task 1' })
  const { json: audit } = await ann.get('/api/audit')
  const { json: token } = await ann.post('/api/tokens', { name: 'ann’s', scopes: ['tasks:read'] })
  return {
    task: [open, done, gone],
    conversation: [asked.conversation_id as string],
    question: [asked.pending_confirmation.id as string],
    call: audit.invocations.map(({ id }: { id: string }) => id) as string[],
    token: [token.id as string],
  }
}
const things = await thingsOfAnn()
type Kind = keyof typeof things

async function everythingOfAnn(): Promise<string> {
  const paths = [
    '/api/tasks?deleted=true',
    '/api/tasks',
    '/api/conversations',
    '/api/tokens',
    '/api/settings',
  ]
  const conversation = `/api/conversations/${things.conversation[0]}`
  const seen = await Promise.all(
    [...paths, conversation, `${conversation}/messages`].map((path) => ann.get(path)),
  )
  return seen.map(({ text }) => text).join('\n')
}

interface Seen {
  readonly status: number | string
  readonly text: string
}
type Call = (ids: Readonly<Record<Kind, string>>, words: string) => Promise<Seen>

/** Everything the caller can tell apart, but for the ids it sent itself and the response's own. */
async function overHttp(answer: ReturnType<typeof bob.get>): Promise<Seen> {
  const { status, text, headers } = await answer
  const own = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'etag')
  return { status, text: `${text}\n${JSON.stringify(own)}` }
}

async function overMcp(tool: string, args: Record<string, unknown>): Promise<Seen> {
  const answer = await called(assistant, tool, { ...args, user_id: 'ann' })
  return { status: String(answer.error_code), text: JSON.stringify(answer) }
}

const calls: Readonly<Record<string, Call>> = {
  'GET task': ({ task }) => overHttp(bob.get(`/api/tasks/${task}`)),
  'PATCH task': ({ task }, title) => overHttp(bob.patch(`/api/tasks/${task}`, { title })),
  'DELETE task': ({ task }) => overHttp(bob.delete(`/api/tasks/${task}`, { 'if-match': '*' })),
  complete: ({ task }) => overHttp(bob.post(`/api/tasks/${task}/complete`, { completed: true })),
  restore: ({ task }) => overHttp(bob.post(`/api/tasks/${task}/restore`)),
  undo: ({ call }) => overHttp(bob.post('/api/undo', { invocation_id: call })),
  'GET conversation': ({ conversation }) => overHttp(bob.get(`/api/conversations/${conversation}`)),
  'PATCH conversation': ({ conversation }, title) =>
    overHttp(bob.patch(`/api/conversations/${conversation}`, { title })),
  'DELETE conversation': ({ conversation }) => overHttp(bob.delete(`/api/conversations/${conversation}`)),
  messages: ({ conversation }) => overHttp(bob.get(`/api/conversations/${conversation}/messages`)),
  say: ({ conversation }, message) =>
    overHttp(bob.post('/api/chat', { message, conversation_id: conversation })),
  press: ({ conversation, question }) =>
    overHttp(bob.post('/api/chat', { conversation_id: conversation, pending_id: question, answer: 'yes' })),
  'DELETE token': ({ token }) => overHttp(bob.delete(`/api/tokens/${token}`)),
  audit: ({ task }) => overHttp(bob.get(`/api/audit?task=${task}`)),
  get_task: ({ task }) => overMcp('get_task', { task_id: task }),
  update_task: ({ task }, title) => overMcp('update_task', { task_id: task, title }),
  complete_task: ({ task }) => overMcp('complete_task', { task_id: task }),
  delete_task: ({ task }) => overMcp('delete_task', { task_id: task }),
  restore_task: ({ task }) => overMcp('restore_task', { task_id: task }),
  'undo by id': ({ call }) => overMcp('undo', { invocation_id: call }),
}

/** An id may be anything's: a task's where a conversation's is asked for, and the other way round. */
const anyId = fc.constantFrom(...Object.values(things).flat())
const ids = fc.record({
  task: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...things.task) }, { weight: 1, arbitrary: anyId }),
  conversation: fc.oneof(fc.constantFrom(...things.conversation), anyId),
  question: fc.oneof(fc.constantFrom(...things.question), anyId),
  call: fc.oneof(fc.constantFrom(...things.call), anyId),
  token: fc.oneof(fc.constantFrom(...things.token), anyId),
})
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `x${text}`)

const without = ({ text, ...rest }: Seen, sent: object): Seen => ({
  ...rest,
  text: Object.values(sent).reduce<string>((body, id) => body.replaceAll(String(id), '<id>'), text),
})

test(`${COUNT} calls with ids of someone else`, { timeout: 3_600_000 }, async () => {
  const before = await everythingOfAnn()
  const name = fc.constantFrom(...Object.keys(calls))
  const property = fc.asyncProperty(name, ids, words, async (name, foreign, said) => {
    const nothing = {
      task: randomUUID(),
      conversation: randomUUID(),
      question: randomUUID(),
      call: randomUUID(),
      token: randomUUID(),
    }
    const call = calls[name] as Call
    const seen = without(await call(foreign, said), foreign)
    expect(seen).toEqual(without(await call(nothing, said), nothing))
    expect(seen.text).not.toContain('secret')
    if (name !== 'audit') expect([404, 'TASK_NOT_FOUND']).toContain(seen.status)
  })
  await fc.assert(property, { seed: SEED, numRuns: COUNT })
  expect(await everythingOfAnn()).toBe(before)
  expect(faults).toEqual([])
})
