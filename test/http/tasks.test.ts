/** The task routes: what the page's buttons do. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Caller, callerOf, jwtApp } from '../support/http-app.ts'

const { app } = await jwtApp()
const someone = () => callerOf(app, randomUUID())
const added = async (who: Caller, body: object) => (await who.post('/api/tasks', body)).json

describe('adding', () => {
  test('answers 201 with the task itself, every field of it', async () => {
    const who = await someone()
    const body = { title: '  Buy milk ', description: 'oat', priority: 'high', due_date: '2026-11-16T17:00' }
    const { status, json } = await who.post('/api/tasks', { ...body, timezone: 'Asia/Tokyo' })
    expect(status).toBe(201)
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      number: 1,
      title: 'Buy milk',
      description: 'oat',
      priority: 'high',
      due_date: '2026-11-16T17:00',
      timezone: 'Asia/Tokyo',
      list: null,
      labels: [],
      recurrence: null,
      recurs_from: null,
      recurs_on: null,
      recurs_except: [],
      reminders: null,
      snoozed_until: null,
      position: null,
      series: null,
      status: 'pending',
      completed: false,
      created_at: expect.stringMatching(/Z$/u),
      updated_at: json.created_at,
      completed_at: null,
      version: 1,
    })
    expect((await who.get('/api/tasks/1')).json).toEqual(json)
    expect((await who.get('/api/tasks/%231')).json).toEqual(json)
    expect((await who.get(`/api/tasks/${json.id.toUpperCase()}`)).json).toEqual(json)
  })

  test.each([
    ['no title', {}],
    ['an empty title', { title: ' ' }],
    ['501 characters', { title: '😀'.repeat(501) }],
    ['NUL', { title: 'a\0b' }],
    ['a lone surrogate', { title: 'a\udc00b' }],
    ['no such day', { title: 'a', due_date: '2026-02-30' }],
    ['an unknown priority', { title: 'a', priority: 'urgent' }],
    ['an unknown field', { title: 'a', colour: 'red' }],
    ['a user_id', { title: 'a', user_id: 'bob' }],
  ])('%s is 400 and leaves no trace', async (_, body) => {
    const who = await someone()
    const { status, json } = await who.post('/api/tasks', body)
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
    expect((await who.get('/api/tasks')).json).toEqual({ tasks: [], total: 0, next_cursor: null })
    expect((await who.get('/api/audit')).json.invocations).toEqual([])
  })

  test('twice with one Idempotency-Key adds one; with another body it is 422', async () => {
    const who = await someone()
    const key = { 'idempotency-key': 'press-1' }
    const first = await who.post('/api/tasks', { title: 'once' }, key)
    const again = await who.post('/api/tasks', { title: 'once' }, key)
    expect({ status: again.status, text: again.text }).toEqual({ status: 201, text: first.text })
    expect((await who.post('/api/tasks', { title: 'other' }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await who.get('/api/tasks')).json.total).toBe(1)
    const other = await someone()
    expect((await other.post('/api/tasks', { title: 'other' }, key)).status).toBe(201)
  })

  test('without a key adds two', async () => {
    const who = await someone()
    await who.post('/api/tasks', { title: 'same' })
    await who.post('/api/tasks', { title: 'same' })
    expect((await who.get('/api/tasks')).json.total).toBe(2)
  })
})

describe('listing', () => {
  test('filters, and pages without a gap', async () => {
    const who = await someone()
    for (const title of ['a', 'b', 'c']) await who.post('/api/tasks', { title, priority: 'low' })
    await who.post('/api/tasks', { title: 'd' })
    const { json: first } = await who.get('/api/tasks?priority=low&limit=2')
    expect(first).toMatchObject({ total: 3, tasks: [{ title: 'a' }, { title: 'b' }] })
    const { json: rest } = await who.get(`/api/tasks?priority=low&limit=2&cursor=${first.next_cursor}`)
    expect(rest).toMatchObject({ tasks: [{ title: 'c' }], next_cursor: null })
    await who.post('/api/tasks/4/complete')
    expect((await who.get('/api/tasks?status=completed')).json.tasks).toMatchObject([{ title: 'd' }])
  })

  test.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1e1',
    'status=done',
    'due=someday',
    'cursor=x',
    'user_id=bob',
  ])('?%s is 400', async (query) => {
    const { status, json } = await (await someone()).get(`/api/tasks?${query}`)
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' })
  })
})

describe('changing', () => {
  test('null clears a field, what is left out stays', async () => {
    const who = await someone()
    const task = await added(who, {
      title: 'a',
      description: 'b',
      priority: 'low',
      due_date: '2026-11-16T17:00',
    })
    const { status, json } = await who.patch('/api/tasks/1', { description: null, due_date: null })
    expect(status).toBe(200)
    const cleared = { description: null, due_date: null, timezone: null, version: 2 }
    expect(json).toEqual({ ...task, ...cleared, updated_at: json.updated_at })
    expect((await who.patch('/api/tasks/1', { priority: null })).json.priority).toBeNull()
  })

  test.each([
    ['nothing', {}],
    ['a null title', { title: null }],
    ['another task_id', { task_id: '2', title: 'x' }],
    ['a user_id', { user_id: 'bob', title: 'x' }],
    ['the number', { number: 7 }],
  ])('%s is 400', async (_, body) => {
    const who = await someone()
    await added(who, { title: 'a' })
    expect((await who.patch('/api/tasks/1', body)).json.code).toBe('VALIDATION_ERROR')
    expect((await who.get('/api/tasks/1')).json.version).toBe(1)
  })

  test('completing is said once or twice, and taken back with completed: false', async () => {
    const who = await someone()
    await added(who, { title: 'a' })
    expect((await who.post('/api/tasks/1/complete')).json).toMatchObject({ status: 'completed', version: 2 })
    expect((await who.post('/api/tasks/1/complete', {})).json).toMatchObject({ completed: true, version: 2 })
    const { json } = await who.post('/api/tasks/1/complete', { completed: false })
    expect(json).toMatchObject({ status: 'pending', completed: false, completed_at: null, version: 3 })
    expect((await who.post('/api/tasks/1/complete', { done: true })).status).toBe(400)
  })
})

test('delete, restore, undo, undo: each step exactly', async () => {
  const who = await someone()
  const task = await added(who, { title: 'a', due_date: '2026-11-16' })
  expect((await who.delete('/api/tasks/1')).json).toMatchObject({ id: task.id, title: 'a' })
  expect((await who.get('/api/tasks/1')).status).toBe(404)
  expect((await who.delete('/api/tasks/1')).status).toBe(404)
  const restored = await who.post('/api/tasks/1/restore')
  const sameTask = (body: object) => ({ ...body, version: 0, updated_at: '' })
  expect(sameTask(restored.json)).toEqual(sameTask(task))
  expect((await who.post('/api/tasks/1/restore')).status).toBe(404)

  const undone = await who.post('/api/undo')
  expect(undone.json).toMatchObject({ undone: [{ tool: 'restore_task', task: { id: task.id } }] })
  expect((await who.get('/api/tasks/1')).status).toBe(404)
  expect((await who.post('/api/undo', {})).json).toMatchObject({ undone: [{ tool: 'delete_task' }] })
  expect(sameTask((await who.get('/api/tasks/1')).json)).toEqual(sameTask(task))
})

describe('undo', () => {
  test('of a named call takes back that one', async () => {
    const who = await someone()
    await added(who, { title: 'a' })
    await added(who, { title: 'b' })
    const { json } = await who.get('/api/audit')
    const { id } = json.invocations.at(-1)
    const undone = await who.post('/api/undo', { invocation_id: id })
    expect(undone.json).toMatchObject({ undone: [{ tool: 'add_task', task: { title: 'a' } }] })
    expect((await who.get('/api/tasks')).json.tasks).toMatchObject([{ title: 'b' }])
  })

  test('of nothing is 404, of a malformed id 400', async () => {
    const who = await someone()
    expect((await who.post('/api/undo')).status).toBe(404)
    const { status, json } = await who.post('/api/undo', { invocation_id: '1' })
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'MALFORMED_ID' })
  })
})

test.each(['0', '-1', '1.5', 'abc', '9999999999', '%20', "1'or'1'='1", '..%2f..', `${randomUUID()}0`])(
  'task id %s is 400 on every route',
  async (id) => {
    const who = await someone()
    const answers = await Promise.all([
      who.get(`/api/tasks/${id}`),
      who.patch(`/api/tasks/${id}`, { title: 'x' }),
      who.delete(`/api/tasks/${id}`),
      who.post(`/api/tasks/${id}/complete`),
      who.post(`/api/tasks/${id}/restore`),
    ])
    for (const { status, json } of answers) {
      expect({ status, code: json.code }).toEqual({ status: 400, code: 'MALFORMED_ID' })
    }
  },
)

test('every button press that changes something is in the audit trail, under its own name', async () => {
  const who = await someone()
  await added(who, { title: 'a' })
  await who.get('/api/tasks/1')
  await who.delete('/api/tasks/1')
  await who.delete('/api/tasks/1')
  const { json } = await who.get('/api/audit')
  const row = ({ tool_name, success, source, client, intent, conversation_id }: Record<string, unknown>) => [
    tool_name,
    success,
    [source, client, intent, conversation_id].join(),
  ]
  expect(json.invocations.map(row)).toEqual([
    ['delete_task', false, 'page,page,DIRECT,'],
    ['delete_task', true, 'page,page,DIRECT,'],
    ['add_task', true, 'page,page,DIRECT,'],
  ])
})
