/** The tools, through MCP in memory as the agent calls them, on a real file. */
import type { JSONRPCMessage, JSONRPCRequest, Transport } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { answerTo } from '../../src/mcp/tool-server.ts'
import { CallDiffers } from '../../src/tools/port.ts'
import { registry } from '../../src/tools/registry.ts'
import { called, clientOf } from '../support/mcp.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor, scopeOf, world } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

let users = 0
function caller() {
  users += 1
  return { user: `user-${users}`, call: callerFor(store, tools, `user-${users}`) }
}
const taskIn = ({ data }: { data: unknown }) => (data as { task: Task }).task

describe('adding', () => {
  test('gives the whole task, numbered from 1', async () => {
    const { call } = caller()
    const task = taskIn(
      await call('add_task', { title: '  buy milk ', priority: 'high', due_date: '2026-03-05T17:00' }),
    )
    expect(task).toMatchObject({
      number: 1,
      title: 'buy milk',
      description: null,
      priority: 'high',
      due_date: '2026-03-05T17:00',
      timezone: 'Europe/Berlin',
      status: 'pending',
      completed: false,
      completed_at: null,
      version: 1,
    })
  })

  test.each([
    ['no title', {}],
    ['an empty title', { title: '   ' }],
    ['a title of 501 characters', { title: '🍎'.repeat(501) }],
    ['NUL', { title: 'a\0b' }],
    ['half a surrogate pair', { title: 'a\ud800' }],
    ['an unknown priority', { title: 'x', priority: 'urgent' }],
    ['a day that does not exist', { title: 'x', due_date: '2026-02-30' }],
    ['an hour that does not exist', { title: 'x', due_date: '2026-02-20T24:00' }],
    ['a zone that does not exist', { title: 'x', timezone: 'Mars/Olympus' }],
    ['an unknown field', { title: 'x', colour: 'red' }],
    ['a description that is too long', { title: 'x', description: 'y'.repeat(10_001) }],
  ])('refuses %s', async (_, params) => {
    const { call } = caller()
    const result = await call('add_task', params)
    expect(result).toMatchObject({ success: false, data: null, error_code: 'VALIDATION_ERROR' })
    expect(await call('list_tasks', {})).toMatchObject({ data: { total: 0 } })
  })

  test('takes 500 characters as people count them', async () => {
    const { call } = caller()
    expect(taskIn(await call('add_task', { title: '🍎'.repeat(500) })).title).toBe('🍎'.repeat(500))
  })

  test('accepts the older names', async () => {
    const { call } = caller()
    const task = taskIn(await call('create_todo_task', { title: 'x' }))
    expect(taskIn(await call('get_todo_task', { task_id: 1 })).id).toBe(task.id)
    expect(taskIn(await call('complete_todo_task', { task_id: '#1' })).completed).toBe(true)
  })
})

describe('changing', () => {
  test('update tells before and after, and null clears', async () => {
    const { call } = caller()
    await call('add_task', { title: 'x', due_date: '2026-03-05T17:00', description: 'note' })
    const { data } = await call('update_task', { task_id: '1', due_date: null, description: null })
    expect(data).toMatchObject({
      before: { due_date: '2026-03-05T17:00', timezone: 'Europe/Berlin', description: 'note', version: 1 },
      task: { due_date: null, timezone: null, description: null, version: 2 },
    })
  })

  test('an update without a change is refused', async () => {
    const { call } = caller()
    await call('add_task', { title: 'x' })
    expect(await call('update_task', { task_id: '1' })).toMatchObject({ error_code: 'VALIDATION_ERROR' })
  })

  test('completing twice changes once', async () => {
    const { call } = caller()
    await call('add_task', { title: 'x' })
    expect(await call('complete_task', { task_id: '1' })).toMatchObject({
      data: { changed: true, task: { version: 2 } },
    })
    expect(await call('complete_task', { task_id: '1' })).toMatchObject({
      data: { changed: false, task: { version: 2 } },
    })
    expect(await call('complete_task', { task_id: '1', completed: false })).toMatchObject({
      data: { changed: true, task: { status: 'pending', completed_at: null } },
    })
  })

  test('delete, restore, undo', async () => {
    const { call } = caller()
    await call('add_task', { title: 'x' })
    await call('delete_task', { task_id: '1' })
    expect(await call('get_task', { task_id: '1' })).toMatchObject({ error_code: 'TASK_NOT_FOUND' })
    expect(taskIn(await call('restore_task', { task_id: '1' })).title).toBe('x')
    expect(await call('undo', {})).toMatchObject({ data: { undone: [{ tool: 'restore_task' }] } })
    expect(await call('get_task', { task_id: '1' })).toMatchObject({ success: false })
  })
})

describe('listing', () => {
  test('by hour, in an order, without some', async () => {
    const { call } = caller()
    await call('add_task', { title: 'tea', due_date: '2026-03-05T17:00' })
    await call('add_task', { title: 'milk', due_date: '2026-03-06T09:00' })
    await call('add_task', { title: 'eggs' })
    const titles = async (params: object) => {
      const { data } = await call('list_tasks', { ...params })
      return (data as { tasks: Task[] }).tasks.map(({ title }) => title)
    }
    expect(await titles({ hours: '08:00..10:00' })).toEqual(['milk'])
    expect(await titles({ due: 'none' })).toEqual(['eggs'])
    expect(await titles({ order: 'newest', except: '2,9' })).toEqual(['eggs', 'tea'])
  })

  test.each([
    [{ hours: '8..10' }],
    [{ hours: '08:00..24:00' }],
    [{ order: 'colour' }],
    [{ except: '1,' }],
    [{ except: 'milk' }],
    [{ due: 'never' }],
  ])('refuses %j', async (params) => {
    const { call } = caller()
    expect(await call('list_tasks', params)).toMatchObject({ error_code: 'VALIDATION_ERROR' })
  })
})

describe('who asks, and how often', () => {
  test('a user_id in the arguments changes nothing', async () => {
    const { call, user } = caller()
    const other = caller()
    await call('add_task', { title: 'mine', user_id: other.user })
    expect(await other.call('list_tasks', { user_id: user })).toMatchObject({ data: { total: 0 } })
    expect(await call('list_tasks', {})).toMatchObject({ data: { total: 1 } })
  })

  test('someone else’s task is not found, word for word', async () => {
    const { call } = caller()
    const other = caller()
    const task = taskIn(await other.call('add_task', { title: 'secret' }))
    const absent = '00000000-0000-7000-8000-ffffffffffff'
    const foreign = await call('get_task', { task_id: task.id })
    const missing = await call('get_task', { task_id: absent })
    expect(JSON.stringify(foreign).replace(task.id, absent)).toBe(JSON.stringify(missing))
  })

  test('the same key acts once and answers the same', async () => {
    const { call } = caller()
    const key = { turn: world.newId(), sequence: 1 }
    const first = await call('add_task', { title: 'x', priority: 'low' }, { key })
    const second = await call('add_task', { priority: 'low', title: 'x' }, { key })
    expect(second).toEqual(first)
    expect(await call('list_tasks', {})).toMatchObject({ data: { total: 1 } })
  })

  test('the same key with another call is refused', async () => {
    const { call } = caller()
    const key = { turn: world.newId(), sequence: 1 }
    await call('add_task', { title: 'x' }, { key })
    await expect(call('add_task', { title: 'y' }, { key })).rejects.toThrow(CallDiffers)
  })

  test('an expected version that is no longer there is a conflict', async () => {
    const { call } = caller()
    await call('add_task', { title: 'x' })
    await call('update_task', { task_id: '1', title: 'y' })
    const late = await call('delete_task', { task_id: '1' }, { expected_version: 1 })
    expect(late).toMatchObject({ success: false, error_code: 'CONFLICT' })
    expect(await call('get_task', { task_id: '1' })).toMatchObject({ success: true })
  })

  test('fifty calls at once keep their envelopes apart', async () => {
    const callers = Array.from({ length: 50 }, () => caller())
    await Promise.all(callers.map(({ call, user }) => call('add_task', { title: `task of ${user}` })))
    for (const { call, user } of callers) {
      expect(await call('list_tasks', {})).toMatchObject({
        data: { tasks: [{ title: `task of ${user}` }], total: 1 },
      })
    }
  })

  test('every call leaves one row, failures too', async () => {
    const { user, call } = caller()
    await call('add_task', { title: 'x' })
    await call('add_task', { title: '' })
    await call('get_task', { task_id: '9' })
    const { items } = await store.audit(user, { limit: 10 })
    expect(items.map(({ tool, success, error_code }) => [tool, success, error_code]).sort()).toEqual([
      ['add_task', false, 'VALIDATION_ERROR'],
      ['add_task', true, null],
      ['get_task', false, 'TASK_NOT_FOUND'],
    ])
    expect(items[0]?.params.user_id).toBe(user)
  })

  test('an unknown tool is refused', async () => {
    await expect(tools.call('drop_table', {}, scopeOf(store, 'nobody'))).rejects.toThrow('no tool drop_table')
  })
})

/** What the agent talks to, at the other end of a transport of the SDK's. */
function wire(user: string): Transport {
  const transport: Transport = {
    start: async () => undefined,
    close: async () => transport.onclose?.(),
    async send(message: JSONRPCMessage) {
      if ('id' in message)
        transport.onmessage?.(await answerTo(message as JSONRPCRequest, scopeOf(store, user)))
    },
  }
  return transport
}

test('the official client finds the server, its tools and their answers in order', async () => {
  const client = clientOf('official', '2026-07-28')
  await client.connect(wire('official'))
  expect(client.getServerVersion()).toMatchObject({ name: 'sayso-tools' })
  const { tools: found } = await client.listTools()
  expect(found.map(({ name }) => name)).toEqual(registry.map(({ name }) => name))
  const added = await called(client, 'add_task', { title: 'buy milk' })
  expect(added).toMatchObject({ success: true, isError: false, data: { task: { number: 1 } } })
  const refused = await called(client, 'get_task', { task_id: '9' })
  expect(refused).toMatchObject({ success: false, isError: true, error_code: 'TASK_NOT_FOUND' })
  await client.close()
  const other = { jsonrpc: '2.0', id: 1, method: 'toString' } as const
  expect(await answerTo(other, scopeOf(store, 'official'))).toMatchObject({ error: { code: -32601 } })
})
