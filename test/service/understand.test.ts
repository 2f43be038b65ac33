/** What a message would be taken for, before it is sent: read as a turn reads it, and nothing is kept of it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callerOf, jwtApp } from '../support/http-app.ts'

const { app, faults } = await jwtApp()
const someone = () => callerOf(app, randomUUID())

const LIST = ['buy oat milk', 'call mum about the garden', 'pay the electricity bill']

async function withList() {
  const ann = await someone()
  for (const title of LIST) await ann.post('/api/tasks', { title })
  const { json } = await ann.post('/api/chat', { message: 'what is on my list?' })
  return { ann, conversation_id: json.conversation_id as string }
}

test('its parts, the task it matched, and why', async () => {
  const { ann, conversation_id } = await withList()
  const { status, json } = await ann.post('/api/understand', { message: 'milk is done', conversation_id })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    sure: true,
    commands: [
      {
        intent: 'COMPLETE_TASK',
        spans: { reference: [0, 4] },
        tasks: [{ number: 1, title: 'buy oat milk' }],
      },
    ],
  })
  expect(json.reasoning).toContain('“milk” means #1 “buy oat milk”')
})

test('what “it” is, is what the conversation has in mind; without one there is nothing it could be', async () => {
  const { ann, conversation_id } = await withList()
  await ann.post('/api/chat', { message: 'show task 2', conversation_id })
  const moved = await ann.post('/api/understand', { message: 'move it to friday', conversation_id })
  expect(moved.json.commands[0]).toMatchObject({ intent: 'UPDATE_TASK', tasks: [{ number: 2 }] })
  const alone = await ann.post('/api/understand', { message: 'move it to friday' })
  expect(alone.json.commands[0]?.tasks ?? []).toEqual([])
})

test('an answer is one to the question on the screen only', async () => {
  const { ann, conversation_id } = await withList()
  const { json } = await ann.post('/api/chat', { message: 'delete the bill', conversation_id })
  const { id } = json.pending_confirmation
  const ask = async (pending_id: string | null) =>
    (await ann.post('/api/understand', { message: 'yes', conversation_id, pending_id })).json.answer
  expect(await ask(id)).toBe('yes')
  expect(await ask(null)).toBeUndefined()
})

test('it is read as the turn reads it', async () => {
  for (const message of [
    'add water the plants tomorrow, high priority',
    'mum is done and push the bill to monday',
    'what is due this week?',
    'delete everything',
    'xyzzy',
  ]) {
    const { ann, conversation_id } = await withList()
    const { json } = await ann.post('/api/understand', { message, conversation_id })
    const said = await ann.post('/api/chat', { message, conversation_id })
    const { reasoning, confidence } = said.json.metadata
    expect({ message, reasoning: json.reasoning, confidence: json.confidence }).toEqual({
      message,
      reasoning,
      confidence,
    })
  }
})

test('nothing is kept: no message, no call, no event', async () => {
  const { ann, conversation_id } = await withList()
  const look = async () => {
    const paths = [
      `/api/conversations/${conversation_id}/messages`,
      '/api/conversations',
      '/api/audit',
      '/api/tasks',
    ]
    return await Promise.all(paths.map(async (path) => (await ann.get(path)).json))
  }
  const before = await look()
  for (const message of ['add bread', 'delete task 1', 'milk is done', 'undo', ''])
    await ann.post('/api/understand', { message, conversation_id })
  expect(await look()).toEqual(before)
})

test('a conversation of someone else is not there', async () => {
  const { conversation_id } = await withList()
  const eve = await someone()
  const { status } = await eve.post('/api/understand', { message: 'move it to friday', conversation_id })
  expect(status).toBe(404)
})

test('a personal token does not look into what is said', async () => {
  const { ann } = await withList()
  const { json } = await ann.post('/api/tokens', { name: 'script', scopes: ['tasks:read', 'tasks:write'] })
  const headers = { authorization: `Bearer ${json.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ message: 'milk is done' })
  const answer = await app.request('http://127.0.0.1:3000/api/understand', { method: 'POST', headers, body })
  expect(answer.status).toBe(403)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
