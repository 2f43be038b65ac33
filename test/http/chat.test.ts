/** POST /api/chat, to the letter. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newFigures } from '../../src/observe/figures.ts'
import { newLog } from '../../src/observe/log.ts'
import { callerOf, jwtApp } from '../support/http-app.ts'

const { app, ports } = await jwtApp()
const ann = await callerOf(app, 'ann')
const say = (message: unknown, more: object = {}) => ann.post('/api/chat', { message, ...more })

describe('the response', () => {
  test('has exactly the promised fields', async () => {
    const { status, json } = await say('add buy milk tomorrow')
    expect(status).toBe(200)
    expect(Object.keys(json)).toEqual([
      'conversation_id',
      'message_id',
      'response_text',
      'state',
      'decision_type',
      'tool_invocations',
      'pending_confirmation',
      'metadata',
    ])
    expect(json).toMatchObject({
      state: 'complete',
      decision_type: 'INVOKE_TOOL',
      pending_confirmation: null,
    })
    expect(Object.keys(json.tool_invocations[0])).toEqual([
      'sequence',
      'tool_name',
      'parameters',
      'result',
      'success',
      'error',
      'error_code',
      'duration_ms',
    ])
    expect(Object.keys(json.metadata)).toEqual([
      'intent',
      'intents',
      'confidence',
      'classification_method',
      'tool_called',
      'reasoning',
      'execution_time_ms',
    ])
  })

  test('carries an open question, and takes the answer of its button', async () => {
    const { json: added } = await say('add shred the letters')
    const { conversation_id } = added
    const { json: asked } = await say('delete shred the letters', { conversation_id })
    expect(asked).toMatchObject({ state: 'needs_confirmation', decision_type: 'REQUEST_CONFIRMATION' })
    const { pending_confirmation: open } = asked
    expect(open).toMatchObject({ action_type: 'DELETE_TASK', tasks: [{ title: 'shred the letters' }] })
    expect(Object.keys(open.tasks[0])).toEqual(['id', 'number', 'title'])
    const button = { conversation_id, pending_id: open.id, answer: 'yes' }
    const { json: done } = await ann.post('/api/chat', button)
    expect(done).toMatchObject({ state: 'complete', decision_type: 'EXECUTE_PENDING' })
    const { json: stale } = await ann.post('/api/chat', button)
    expect(stale.tool_invocations).toEqual([])
    expect((await ann.get(`/api/tasks/${open.tasks[0].id}`)).status).toBe(404)
  })
})

describe('a message_id', () => {
  test('sent again with the same message gives the byte-identical answer and acts once', async () => {
    const body = { message: 'add a once-only thing', message_id: randomUUID() }
    const first = await ann.post('/api/chat', body)
    const again = await Promise.all([1, 2, 3].map(() => ann.post('/api/chat', body)))
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text, first.text])
    const { json } = await ann.get('/api/tasks?query=once-only')
    expect(json.total).toBe(1)
  })

  test('sent again with another message is 422', async () => {
    const message_id = randomUUID()
    await say('add bread', { message_id })
    const { status, json } = await say('add butter', { message_id })
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'MESSAGE_ID_REUSED' })
  })

  test('of one user means nothing to another', async () => {
    const message_id = randomUUID()
    await say('add jam', { message_id })
    const bob = await callerOf(app, 'bob')
    const { status, json } = await bob.post('/api/chat', { message: 'add honey', message_id })
    expect(status).toBe(200)
    expect(json.response_text).toContain('honey')
  })
})

const astral = (count: number) => '😀'.repeat(count)

describe.each([
  ['no message', {}, 400, 'EMPTY_MESSAGE'],
  ['an empty message', { message: '' }, 400, 'EMPTY_MESSAGE'],
  ['only blanks', { message: ' \n\t ' }, 400, 'EMPTY_MESSAGE'],
  ['4001 code points', { message: astral(4001) }, 400, 'MESSAGE_TOO_LONG'],
  ['NUL', { message: 'add mi\0lk' }, 400, 'UNACCEPTABLE_TEXT'],
  ['a lone surrogate', { message: 'add \ud83d milk' }, 400, 'UNACCEPTABLE_TEXT'],
  ['a number as message', { message: 5 }, 400, 'VALIDATION_ERROR'],
  ['a user_id', { message: 'hi', user_id: 'bob' }, 400, 'VALIDATION_ERROR'],
  ['an unknown field', { message: 'hi', mesage: 'hi' }, 400, 'VALIDATION_ERROR'],
  ['a malformed conversation_id', { message: 'hi', conversation_id: 'x' }, 400, 'MALFORMED_ID'],
  ['a malformed message_id', { message: 'hi', message_id: '12' }, 400, 'MALFORMED_ID'],
  ['an unknown time zone', { message: 'hi', timezone: 'Mars/Olympus' }, 400, 'VALIDATION_ERROR'],
  ['a timestamp without zone', { message: 'hi', timestamp: '2026-03-04T10:00' }, 400, 'VALIDATION_ERROR'],
  ['a button without its question', { answer: 'yes' }, 400, 'VALIDATION_ERROR'],
  ['a button of no question', { answer: 'yes', pending_id: null }, 400, 'VALIDATION_ERROR'],
  ['a question without an answer', { pending_id: randomUUID() }, 400, 'VALIDATION_ERROR'],
  ['a malformed pending_id', { message: 'yes', pending_id: 'x' }, 400, 'MALFORMED_ID'],
  [
    'an unknown conversation',
    { message: 'hi', conversation_id: randomUUID() },
    404,
    'CONVERSATION_NOT_FOUND',
  ],
])('%s', (_, body, status, code) => {
  test(`is ${status} ${code}, and nothing is kept`, async () => {
    const before = (await ann.get('/api/conversations')).text
    const answer = await ann.post('/api/chat', body)
    expect(answer.status).toBe(status)
    expect(answer.json.code).toBe(code)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect((await ann.get('/api/conversations')).text).toBe(before)
  })
})

test('4000 code points are accepted, however many bytes they take', async () => {
  const message = astral(4000)
  const { status, json } = await say(message)
  expect(status).toBe(200)
  const { json: kept } = await ann.get(`/api/conversations/${json.conversation_id}/messages`)
  expect(kept.messages[0].content).toBe(message)
})

test('a conversation that is still busy with eight messages answers 409 and when to come back', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const call: typeof ports.tools.call = async (...args) => {
    await held
    return await ports.tools.call(...args)
  }
  const figures = newFigures(newLog('silent'))
  // Whoever may have to wait for a model lets others to the database meanwhile.
  const reader = { ...ports.reader, waits: true as const }
  const slow = await jwtApp({ ports: { ...ports, reader, tools: { ...ports.tools, call } }, figures })
  const eve = await callerOf(slow.app, 'eve')
  const { json } = await eve.post('/api/chat', { message: 'hello' })
  const { conversation_id } = json
  const waiting = Array.from({ length: 8 }, () =>
    eve.post('/api/chat', { message: 'add milk', conversation_id }),
  )
  await expect.poll(async () => (await ports.store.messages('eve', conversation_id, 100)).length).toBe(10)
  const {
    status,
    headers,
    json: busy,
  } = await eve.post('/api/chat', { message: 'add one more', conversation_id })
  const counted = await figures.text()
  release()
  expect(counted).toContain('sayso_turns_running 8')
  expect(counted).toContain('sayso_turns_waiting 7')
  expect(counted).toContain('sayso_turns_refused_total{code="CONVERSATION_BUSY"} 1')
  expect({ status, code: busy.code }).toEqual({ status: 409, code: 'CONVERSATION_BUSY' })
  expect(headers.get('retry-after')).toBe('1')
  expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(await figures.text()).toContain('sayso_turns_waiting 0')
})
