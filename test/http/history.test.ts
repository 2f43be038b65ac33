/** Conversations, messages and the audit trail, as they are read back. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Caller, callerOf, jwtApp } from '../support/http-app.ts'

const { app } = await jwtApp()
const someone = () => callerOf(app, randomUUID())
const say = async (who: Caller, message: string, conversation_id?: string) =>
  (await who.post('/api/chat', { message, conversation_id })).json

describe('messages', () => {
  test('are what was said, word for word, with what the reply was about', async () => {
    const who = await someone()
    const text = '  add <b>“naïve” 😀</b>\u200d\r\n '
    const response = await say(who, text)
    const { json } = await who.get(`/api/conversations/${response.conversation_id}/messages`)
    const { state, decision_type, tool_invocations, pending_confirmation, metadata, response_text } = response
    const when = expect.stringMatching(/^\d{4}-.*Z$/u)
    expect(json).toEqual({
      messages: [
        { id: response.message_id, seq: 1, role: 'user', content: text, created_at: when },
        {
          id: expect.any(String),
          seq: 2,
          role: 'assistant',
          content: response_text,
          created_at: when,
          state,
          decision_type,
          tool_invocations,
          pending_confirmation,
          metadata,
        },
      ],
      next_cursor: null,
    })
  })

  test('are paged without a gap', async () => {
    const who = await someone()
    const { conversation_id } = await say(who, 'hello')
    await say(who, 'hi', conversation_id)
    const path = `/api/conversations/${conversation_id}/messages?limit=3`
    const { json: first } = await who.get(path)
    const { json: rest } = await who.get(`${path}&cursor=${first.next_cursor}`)
    const seqs = [...first.messages, ...rest.messages].map(({ seq }) => seq)
    expect({ seqs, end: rest.next_cursor }).toEqual({ seqs: [1, 2, 3, 4], end: null })
  })
})

describe('conversations', () => {
  test('are listed, the latest first, and shown one by one', async () => {
    const who = await someone()
    const one = await say(who, 'hello there')
    const two = await say(who, 'good morning')
    const { json } = await who.get('/api/conversations?limit=1')
    expect(json.conversations).toMatchObject([{ id: two.conversation_id, title: 'good morning' }])
    const { json: rest } = await who.get(`/api/conversations?limit=1&cursor=${json.next_cursor}`)
    expect(rest).toMatchObject({ conversations: [{ id: one.conversation_id }], next_cursor: null })
    const { json: shown } = await who.get(`/api/conversations/${one.conversation_id.toUpperCase()}`)
    expect(shown).toEqual(rest.conversations[0])
    expect(Object.keys(shown)).toEqual(['id', 'title', 'created_at', 'updated_at'])
  })

  test.each(['x', '1', randomUUID().slice(1)])('%s is 400', async (id) => {
    const who = await someone()
    for (const path of [`/api/conversations/${id}`, `/api/conversations/${id}/messages`]) {
      expect((await who.get(path)).json.code).toBe('MALFORMED_ID')
    }
  })

  test.each(['limit=0', 'limit=x', 'cursor=x', 'order=asc'])('?%s is 400', async (query) => {
    const who = await someone()
    expect((await who.get(`/api/conversations?${query}`)).json.code).toBe('VALIDATION_ERROR')
  })

  test('?task=1 is 400: in the trail a task has its UUID', async () => {
    expect((await (await someone()).get('/api/audit?task=1')).json.code).toBe('MALFORMED_ID')
  })
})

describe('the audit trail', () => {
  test('names the call as the chat response does, and where it came from', async () => {
    const who = await someone()
    const response = await say(who, 'add milk')
    const { json } = await who.get('/api/audit')
    const [call] = response.tool_invocations
    expect(json.invocations).toEqual([
      {
        id: expect.any(String),
        conversation_id: response.conversation_id,
        message_id: response.message_id,
        ...call,
        duration_ms: expect.any(Number),
        user_id: call.parameters.user_id,
        source: 'chat',
        client: 'page',
        intent: 'CREATE_TASK',
        invoked_at: expect.stringMatching(/Z$/u),
        attempts: 1,
      },
    ])
  })

  test('is filtered by tool, success, source and time, and paged', async () => {
    const who = await someone()
    await say(who, 'add milk')
    await who.post('/api/tasks', { title: 'bread' })
    await who.delete('/api/tasks/7')
    const names = async (query: string) => {
      const { json } = await who.get(`/api/audit?${query}`)
      return json.invocations.map(({ tool_name }: { tool_name: string }) => tool_name)
    }
    expect(await names('')).toEqual(['delete_task', 'add_task', 'add_task'])
    expect(await names('tool=add_task&source=page')).toEqual(['add_task'])
    expect(await names('success=false')).toEqual(['delete_task'])
    expect(await names('success=true')).toEqual(['add_task', 'add_task'])
    expect(await names('to=2020-01-01T00:00:00%2B02:00')).toEqual([])
    expect(await names('from=2020-01-01T00:00:00Z')).toHaveLength(3)
    const { json: first } = await who.get('/api/audit?limit=2')
    expect(await names(`limit=2&cursor=${first.next_cursor}`)).toEqual(['add_task'])
  })

  test.each([
    'tool=rm',
    'success=maybe',
    'source=mars',
    'from=yesterday',
    'to=2026-01-01T00:00:00.0123456789Z',
    'limit=101',
    'cursor=x',
    'what=1',
  ])('?%s is 400', async (query) => {
    expect((await (await someone()).get(`/api/audit?${query}`)).json.code).toBe('VALIDATION_ERROR')
  })
})
