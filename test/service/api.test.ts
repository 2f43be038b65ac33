/** What the service adds to the API: settings, ETags, names and ends of conversations, in and out. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerOf, appOn, type Caller, callerOf, HERE, jwtApp } from '../support/http-app.ts'

const { app, ports, faults } = await jwtApp()
const someone = () => callerOf(app, randomUUID())
const say = async (who: Caller, message: string, conversation_id?: string) =>
  (await who.post('/api/chat', { message, conversation_id })).json

describe('ETag and If-Match', () => {
  test('a change is made to the version that was seen, or not at all', async () => {
    const who = await someone()
    const added = await who.post('/api/tasks', { title: 'milk' })
    expect(added.headers.get('etag')).toBe('"1"')
    const etag = { 'if-match': '"1"' }
    const changed = await who.patch('/api/tasks/1', { title: 'oat milk' }, etag)
    expect({ status: changed.status, etag: changed.headers.get('etag') }).toEqual({
      status: 200,
      etag: '"2"',
    })
    for (const late of [
      await who.patch('/api/tasks/1', { title: 'soy milk' }, etag),
      await who.post('/api/tasks/1/complete', {}, etag),
      await who.delete('/api/tasks/1', etag),
    ]) {
      expect({ status: late.status, code: late.json.code }).toEqual({
        status: 412,
        code: 'PRECONDITION_FAILED',
      })
    }
    expect((await who.get('/api/tasks/1')).json).toMatchObject({ title: 'oat milk', version: 2 })
    expect((await who.delete('/api/tasks/1', { 'if-match': 'W/"2"' })).status).toBe(200)
  })

  test.each(['3', '"x"', '"1", "2"', ''])('If-Match: %s is 400', async (value) => {
    const who = await someone()
    await who.post('/api/tasks', { title: 'milk' })
    const { status } = await who.patch('/api/tasks/1', { title: 'x' }, { 'if-match': value })
    expect(status).toBe(400)
  })
})

describe('settings', () => {
  test('begin empty, are changed one by one, and refuse what is none', async () => {
    const who = await someone()
    expect((await who.get('/api/settings')).json).toEqual({
      timezone: null,
      policy: null,
      date_order: null,
      week_start: null,
      quiet_hours: null,
      ring_when_due: null,
      morning_brief: null,
    })
    await who.patch('/api/settings', { policy: 'locked' })
    const { json } = await who.patch('/api/settings', { timezone: 'Asia/Tokyo' })
    expect(json).toMatchObject({ timezone: 'Asia/Tokyo', policy: 'locked', date_order: null })
    for (const wrong of [
      {},
      { policy: 'loose' },
      { timezone: 'Mars/Base' },
      { week_start: 1 },
      { other: 1 },
    ]) {
      expect((await who.patch('/api/settings', wrong)).status).toBe(400)
    }
  })

  test('a locked user is asked before a rename; on the same server another is not', async () => {
    const [strict, easy] = [await someone(), await someone()]
    await strict.patch('/api/settings', { policy: 'locked' })
    await easy.patch('/api/settings', { policy: 'standard' })
    for (const who of [strict, easy]) await say(who, 'add buy milk')
    expect((await say(strict, 'rename task 1 to buy oat milk')).state).toBe('needs_confirmation')
    expect((await say(easy, 'rename task 1 to buy oat milk')).state).toBe('complete')
  })

  test('a user’s own time zone is taken where the request names none', async () => {
    const who = await someone()
    await who.patch('/api/settings', { timezone: 'Pacific/Kiritimati' })
    await say(who, 'add call mum today at 5pm')
    expect((await who.get('/api/tasks/1')).json.timezone).toBe('Pacific/Kiritimati')
  })

  test('“today” and a time of day are the user’s own, on the list and on new tasks', async () => {
    const at = Date.now()
    const still = appOn({ ...ports, world: { ...ports.world, now: () => at } })
    const [east, west] = [await callerOf(still.app, randomUUID()), await callerOf(still.app, randomUUID())]
    // At any moment it is one day in the first of these and another in the second.
    const due_date = new Date(at + 14 * 3_600_000).toISOString().slice(0, 10)
    for (const [who, timezone, total] of [
      [east, 'Pacific/Kiritimati', 1],
      [west, 'Pacific/Midway', 0],
    ] as const) {
      await who.patch('/api/settings', { timezone })
      await who.post('/api/tasks', { title: 'call mum', due_date })
      expect((await who.get('/api/tasks?due=today')).json.total).toBe(total)
      const timed = { title: 'call dad', due_date: `${due_date}T17:00` }
      expect((await who.post('/api/tasks', timed)).json.timezone).toBe(timezone)
    }
    // On a journey: what the request says comes first.
    const here = { 'sayso-timezone': 'Pacific/Midway' }
    expect((await east.get('/api/tasks?due=today', here)).json.total).toBe(0)
    expect((await east.get('/api/tasks', { 'sayso-timezone': 'Mars/Base' })).status).toBe(400)
  })
})

describe('conversations', () => {
  test('are found by their names and by anything said in them, word by word and as text', async () => {
    const who = await someone()
    for (const message of ['add Buy Milk for 100% of us', 'add water the plants', 'add Äpfel']) {
      await say(who, message)
    }
    const { conversations } = (await who.get('/api/conversations')).json
    await who.patch(`/api/conversations/${conversations[0].id}`, { title: 'Market day' })
    const found = async (q: string, limit = 50) => {
      const { json } = await who.get(`/api/conversations?limit=${limit}&q=${encodeURIComponent(q)}`)
      return json.conversations.map(({ title }: { title: string }) => title)
    }
    expect(await found('milk BUY')).toEqual(['add Buy Milk for 100% of us'])
    expect(await found('market')).toEqual(['Market day'])
    expect(await found('Äpfel added')).toEqual(['Market day'])
    expect(await found('100%')).toEqual(['add Buy Milk for 100% of us'])
    expect(await found('%')).toHaveLength(1)
    expect(await found('b_y')).toEqual([])
    expect(await found('added', 2)).toEqual(['Market day', 'add water the plants'])
    expect(await found('milk plants')).toEqual([])
    expect((await who.get(`/api/conversations?q=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await (await someone()).get('/api/conversations?q=milk')).json.conversations).toEqual([])
  })

  test('get another name', async () => {
    const who = await someone()
    const { conversation_id: id } = await say(who, 'hello')
    const { json } = await who.patch(`/api/conversations/${id}`, { title: 'Groceries' })
    expect(json).toMatchObject({ id, title: 'Groceries' })
    expect((await who.patch(`/api/conversations/${randomUUID()}`, { title: 'x' })).status).toBe(404)
  })

  test('are forgotten, but none of their messages acts again', async () => {
    const who = await someone()
    const message_id = randomUUID()
    const { json } = await who.post('/api/chat', { message: 'add milk', message_id })
    expect((await who.delete(`/api/conversations/${json.conversation_id}`)).status).toBe(204)
    expect((await who.get(`/api/conversations/${json.conversation_id}/messages`)).status).toBe(404)
    expect((await who.get('/api/conversations')).json.conversations).toEqual([])
    const again = await who.post('/api/chat', { message: 'add milk', message_id })
    expect(again.json.code).toBe('CONVERSATION_NOT_FOUND')
    expect((await who.post('/api/chat', { message: 'add bread', message_id })).status).toBe(422)
    expect((await who.get('/api/tasks')).json.total).toBe(1)
    expect((await who.get('/api/export')).text).not.toContain('"content"')
  })
})

describe('in and out', () => {
  const send = async (who: string, body: string, type = 'application/x-ndjson') => {
    const token = (
      await (
        await callerOf(app, who)
      ).post('/api/tokens', { name: 'x', scopes: ['tasks:read', 'tasks:write'] })
    ).json.token
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    return answerOf(await app.request(`${HERE}/api/import`, { method: 'POST', headers, body }))
  }

  test('what one exports another imports, once', async () => {
    const [from, to] = [randomUUID(), randomUUID()]
    const ann = await callerOf(app, from)
    await ann.post('/api/tasks', {
      title: '“naïve” 😀',
      description: 'x',
      priority: 'high',
      due_date: '2026-12-01T17:00',
      timezone: 'Asia/Tokyo',
    })
    await ann.post('/api/tasks', { title: 'done already' })
    await ann.post('/api/tasks/2/complete')
    const { text } = await ann.get('/api/export')
    const first = await send(to, text)
    expect(first.json).toEqual({ tasks: 2, skipped: text.trim().split('\n').length - 2 })
    expect((await send(to, text)).json.tasks).toBe(2)
    const bob = await callerOf(app, to)
    const { json } = await bob.get('/api/tasks')
    expect(json.total).toBe(2)
    expect(json.tasks).toMatchObject([
      {
        title: '“naïve” 😀',
        description: 'x',
        priority: 'high',
        due_date: '2026-12-01T17:00',
        timezone: 'Asia/Tokyo',
      },
      { title: 'done already', completed: true },
    ])
    expect((await send(from, text)).json.tasks).toBe(2)
    expect((await ann.get('/api/tasks')).json.total).toBe(2)
  })

  test('when a task was added and done comes along; what came in and was deleted does not come back', async () => {
    const who = randomUUID()
    const [created_at, completed_at] = ['2020-02-03T04:05:06.789Z', '2021-02-03T04:05:06.789Z']
    const future = '2999-01-01T00:00:00.000Z'
    const lines = [
      { type: 'task', id: 'a', title: 'old', completed: true, created_at, completed_at },
      { type: 'task', id: 'b', title: 'odd', created_at: 'yesterday' },
      { type: 'task', id: 'c', title: 'early', created_at: future },
    ].map((line) => JSON.stringify(line))
    await send(who, lines.join('\n'))
    const caller = await callerOf(app, who)
    expect((await caller.get('/api/tasks/1')).json).toMatchObject({
      created_at,
      completed_at,
      completed: true,
    })
    expect((await caller.get('/api/tasks/2')).json.title).toBe('odd')
    const early = (await caller.get('/api/tasks/3')).json
    expect(early.created_at < future).toBe(true)
    await caller.delete('/api/tasks/1')
    expect((await send(who, lines.join('\n'))).json.tasks).toBe(3)
    expect((await caller.get('/api/tasks')).json.total).toBe(2)
  })

  test('a line that is none names itself; what is no line is refused', async () => {
    const task = JSON.stringify({ type: 'task', id: 'a', title: 'fine' })
    expect((await send(randomUUID(), `${task}\n{"type":"task","id":"b"}`)).json.detail).toMatch(/^Line 2: /u)
    expect((await send(randomUUID(), `${task}\nnot json`)).status).toBe(400)
    expect((await send(randomUUID(), task, 'application/json')).status).toBe(415)
    expect((await send(randomUUID(), `{"type":"${'x'.repeat(600_000)}`)).status).toBe(413)
    expect((await send(randomUUID(), '')).json).toEqual({ tasks: 0, skipped: 0 })
  })

  test('the audit trail by task, and all of it as lines', async () => {
    const who = await someone()
    const { json: one } = await who.post('/api/tasks', { title: 'one' })
    await who.post('/api/tasks', { title: 'two' })
    await who.patch('/api/tasks/1', { title: 'uno' })
    const { json } = await who.get(`/api/audit?task=${one.id}`)
    expect(json.invocations.map((row: { tool_name: string }) => row.tool_name)).toEqual([
      'update_task',
      'add_task',
    ])
    const { text, headers } = await who.get('/api/audit/export')
    expect(headers.get('content-type')).toBe('application/x-ndjson')
    // Three calls, and this export.
    expect(text.trim().split('\n')).toHaveLength(4)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
