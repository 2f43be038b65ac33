/**
 * P15 for programs: one without the right to delete opens no question that somebody else might answer, and each speaks
 * in its own conversations only.
 */
import { expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { ChatRequest } from '../../src/domain/chat.ts'
import type { Actor } from '../../src/store/actor.ts'
import { answerOf, appOn, callerOf, HERE } from '../support/http-app.ts'
import { called, clientOf, mcpPorts, piped } from '../support/mcp.ts'
import { BOTH, houseOf, idOf } from '../support/two-tasks.ts'

const { world, ports, someone } = await houseOf(152)
const { app, faults } = appOn(ports)

async function tokenOf(user_id: string, ...scopes: string[]) {
  const { json } = await (await callerOf(app, user_id)).post('/api/tokens', { name: 'x', scopes })
  const headers = { authorization: `Bearer ${json.token}`, 'content-type': 'application/json' }
  return async (body: ChatRequest) => {
    const how = { method: 'POST', headers, body: JSON.stringify(body) }
    return answerOf(await app.request(`${HERE}/api/chat`, how))
  }
}

test('a program without the right to delete opens no question about deleting', async () => {
  const { user_id, left } = await someone()
  const say = await tokenOf(user_id, 'tasks:read', 'tasks:write')
  for (const message of ['delete the diary', 'delete all tasks', 'delete it', 'delete']) {
    const { json } = await say({ message })
    expect(json, message).toMatchObject({ state: 'error', pending_confirmation: null })
    expect(json.response_text).toBe('This token is not good for that: it lacks tasks:delete.')
  }
  const { json } = await say({ message: 'add buy bread and delete the diary' })
  expect(json.pending_confirmation).toBe(null)
  expect(json.response_text).toContain('Added #3')
  expect(await left()).toEqual(['buy bread', ...BOTH])
})

test('a program with it deletes in its own conversation, after its own question', async () => {
  const { user_id, left } = await someone()
  const say = await tokenOf(user_id, 'tasks:read', 'tasks:write', 'tasks:delete')
  const { json } = await say({ message: 'delete the milk' })
  const { conversation_id } = json
  expect((await say({ message: 'yes', conversation_id })).json.decision_type).toBe('EXECUTE_PENDING')
  expect(await left()).toEqual(['keep the diary'])
})

test('a program speaks neither in the person’s conversation nor in that of another program', async () => {
  const { user_id, conversation_id, left } = await someone()
  const all = ['tasks:read', 'tasks:write', 'tasks:delete']
  const [one, two] = [await tokenOf(user_id, ...all), await tokenOf(user_id, ...all)]
  const { json } = await one({ message: 'delete the diary' })
  const places = [conversation_id, json.conversation_id]
  for (const place of places) {
    const { status, json: refused } = await two({ message: 'yes', conversation_id: place })
    expect({ status, code: refused.code }).toEqual({ status: 404, code: 'CONVERSATION_NOT_FOUND' })
  }
  expect(await left()).toEqual(BOTH)
})

test('a program over MCP speaks in its own conversation only', async () => {
  const { user_id, conversation_id, say, left } = await someone()
  const asked = await say({ message: 'delete the milk' })
  const ask = { ask: (request: ChatRequest, actor: Actor) => chat(request, actor, ports) }
  const client = await piped(clientOf('helper', '2026-07-28'), mcpPorts(ports.store, world, ask), user_id)
  const refused = await called(client, 'ask', { message: 'delete the diary', conversation_id })
  expect(refused).toMatchObject({ isError: true, error_code: 'VALIDATION_ERROR' })
  await client.close()
  await say({ message: 'yes', pending_id: idOf(asked) })
  expect(await left()).toEqual(['keep the diary'])
})

test('a program is answered by the person who sees its question', async () => {
  const { user_id, page, left } = await someone()
  const program = await tokenOf(user_id, 'tasks:read', 'tasks:write', 'tasks:delete')
  const { json } = await program({ message: 'delete the milk' })
  const { conversation_id } = json
  await chat({ message: 'yes', pending_id: idOf(json), conversation_id }, page, ports)
  expect(await left()).toEqual(['keep the diary'])
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
