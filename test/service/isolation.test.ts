/** Someone else's things are, byte for byte, as if they were not there. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Caller, callerOf, jwtApp } from '../support/http-app.ts'

const { app } = await jwtApp()
const ann = await callerOf(app, 'ann')
const bob = await callerOf(app, 'bob')
const { json: task } = await ann.post('/api/tasks', { title: 'secret of ann' })
const { json: gone } = await ann.post('/api/tasks', { title: 'deleted secret of ann' })
await ann.delete(`/api/tasks/${gone.id}`)
const { json: talk } = await ann.post('/api/chat', { message: 'add another secret' })
const { json: audit } = await ann.get('/api/audit')

const ids = { task: task.id, gone: gone.id, talk: talk.conversation_id, call: audit.invocations.at(-1).id }
type Ids = typeof ids
const missing: Ids = { task: randomUUID(), gone: randomUUID(), talk: randomUUID(), call: randomUUID() }

const routes: readonly [string, (who: Caller, id: Ids) => ReturnType<Caller['get']>][] = [
  ['GET task', (who, { task }) => who.get(`/api/tasks/${task}`)],
  ['PATCH task', (who, { task }) => who.patch(`/api/tasks/${task}`, { title: 'mine now' })],
  ['DELETE task', (who, { task }) => who.delete(`/api/tasks/${task}`)],
  ['complete', (who, { task }) => who.post(`/api/tasks/${task}/complete`)],
  ['restore', (who, { gone }) => who.post(`/api/tasks/${gone}/restore`)],
  ['undo', (who, { call }) => who.post('/api/undo', { invocation_id: call })],
  ['conversation', (who, { talk }) => who.get(`/api/conversations/${talk}`)],
  ['messages', (who, { talk }) => who.get(`/api/conversations/${talk}/messages`)],
  ['chat', (who, { talk }) => who.post('/api/chat', { message: 'list', conversation_id: talk })],
]

/** Everything the client can tell apart, but for the id it sent itself and the response's own. */
async function seen(answer: ReturnType<Caller['get']>, { task, gone, talk, call }: Ids) {
  const { status, headers, text } = await answer
  const without = [task, gone, talk, call].reduce((body, id) => body.replaceAll(id, '<id>'), text)
  return { status, text: without, headers: [...headers].filter(([name]) => name !== 'x-request-id') }
}

test.each(routes)('%s', async (_, call) => {
  const before = (await ann.get('/api/tasks')).text
  const foreign = await seen(call(bob, ids), ids)
  expect(foreign.status).toBe(404)
  expect(foreign).toEqual(await seen(call(bob, missing), missing))
  expect((await ann.get('/api/tasks')).text).toBe(before)
})

test('lists hold nothing of anyone else', async () => {
  const lists = ['/api/tasks', '/api/conversations', '/api/tasks?query=secret'].map((path) => bob.get(path))
  for (const { text } of await Promise.all(lists)) expect(text).not.toContain('secret')
  const { json } = await bob.get('/api/audit')
  expect(json.invocations.every(({ user_id }: { user_id: string }) => user_id === 'bob')).toBe(true)
})
