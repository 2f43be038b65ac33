/** A change made anywhere reaches every open page of its user, and nobody else's; none is lost over a reconnect. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { listen } from '../../src/http/serve.ts'
import { openStore } from '../../src/store/open.ts'
import { appOn, callerOf, HERE, tokenFor } from '../support/http-app.ts'
import { openStream, type Stream } from '../support/sse.ts'
import { engine, freshDatabase } from '../support/stores.ts'

const database = await freshDatabase()

/** Each with a connection of its own, as two processes would have. */
async function instance() {
  const store = await openStore(database)
  const ports = await composeAgent({ store, world: realWorld, policy: 'standard', timezone: 'Europe/Berlin' })
  const { app, faults } = appOn(ports)
  afterAll(async () => {
    expect(faults).toEqual([])
    await store.close()
  })
  return { store, ports, app }
}

const [here, there] = [await instance(), await instance()]
const open: Stream[] = []
afterAll(() => {
  for (const stream of open) stream.close()
})

async function stream(user_id: string, last?: string, app = here.app): Promise<Stream> {
  const headers = {
    authorization: `Bearer ${await tokenFor(user_id)}`,
    ...(last !== undefined && { 'last-event-id': last }),
  }
  const opened = await openStream((init) => app.request(`${HERE}/api/events`, init), headers)
  open.push(opened)
  await expect.poll(() => opened.got[0]?.event).toBe('ready')
  return opened
}

const kinds = ({ got }: Stream) => got.slice(1).map(({ data }) => data.kind)
const seqs = ({ got }: Stream) => got.slice(1).map(({ id }) => Number(id))

describe('a change', () => {
  test.each([
    ['this instance', here],
    ['another one', there],
  ])('made through %s reaches all of the user’s pages, and nobody else’s', async (_, through) => {
    const user = randomUUID()
    const [one, two, other] = [await stream(user), await stream(user), await stream(randomUUID())]
    const who = await callerOf(through.app, user)
    const { json: task } = await who.post('/api/tasks', { title: 'milk' })
    await who.post('/api/tasks/1/complete')
    await who.delete('/api/tasks/1')
    for (const page of [one, two]) {
      await expect.poll(() => kinds(page), { timeout: 5000 }).toEqual(['added', 'completed', 'deleted'])
      expect(page.got[1]).toMatchObject({
        event: 'change',
        id: '1',
        data: { task_id: task.id, source: 'page' },
      })
    }
    expect(kinds(other)).toEqual([])
  })

  test('a reply, a new name, an end and a setting are told, too', async () => {
    const user = randomUUID()
    const page = await stream(user)
    const who = await callerOf(there.app, user)
    const { json } = await who.post('/api/chat', { message: 'add milk' })
    await who.patch(`/api/conversations/${json.conversation_id}`, { title: 'Shop' })
    await who.delete(`/api/conversations/${json.conversation_id}`)
    await who.patch('/api/settings', { policy: 'locked' })
    const expected = ['added', 'message', 'conversation_renamed', 'conversation_deleted', 'settings_changed']
    await expect.poll(() => kinds(page), { timeout: 5000 }).toEqual(expected)
    expect(page.got[2]?.data).toMatchObject({
      conversation_id: json.conversation_id,
      message_id: json.message_id,
    })
    expect(JSON.stringify(page.got)).not.toContain('milk')
  })
})

describe('coming back', () => {
  test('gives what was missed, once and in order, however much it is', { timeout: 30_000 }, async () => {
    const user = randomUUID()
    const page = await stream(user)
    const who = await callerOf(there.app, user)
    await who.post('/api/tasks', { title: 'one' })
    await expect.poll(() => seqs(page), { timeout: 5000 }).toEqual([1])
    page.close()
    await page.over
    const missing = Array.from({ length: 230 }, (_, i) => ({ title: `missed ${i}` }))
    await Promise.all(missing.map((task) => who.post('/api/tasks', task)))
    const back = await stream(user, page.last)
    const missed = Array.from({ length: 230 }, (_, index) => index + 2)
    await expect.poll(() => seqs(back), { timeout: 5000 }).toEqual(missed)
    await who.post('/api/tasks', { title: 'and one more' })
    await expect.poll(() => seqs(back).at(-1), { timeout: 5000 }).toBe(232)
    expect(seqs(back)).toHaveLength(231)
  })

  test('with a place this database does not have is a reset', async () => {
    const user = randomUUID()
    await (await callerOf(here.app, user)).post('/api/tasks', { title: 'one' })
    const ahead = await stream(user, '99')
    await expect.poll(() => ahead.got[1]).toMatchObject({ event: 'reset', id: '1' })
  })

  test('after the events in between were forgotten is a reset, and then what is left', async () => {
    const user = randomUUID()
    const who = await callerOf(here.app, user)
    for (const title of ['one', 'two']) await who.post('/api/tasks', { title })
    await here.store.prune('2999-01-01T00:00:00.000Z')
    const late = await stream(user, '0')
    await expect.poll(() => late.got[1]).toMatchObject({ event: 'reset', id: '2' })
    await who.post('/api/tasks', { title: 'three' })
    await expect.poll(() => late.got.at(-1)?.data.kind, { timeout: 5000 }).toBe('added')
  })

  test.each(['x', '-1', '1.5', '9'.repeat(30)])('with %s is 400', async (last) => {
    await expect(stream(randomUUID(), last)).rejects.toThrow('400')
  })
})

/** A process is asked for most on SQLite, where it has to look by itself. */
const STREAMS = engine === 'postgres' ? 300 : 1000

test(`${STREAMS} open streams, each told of its own user’s change`, { timeout: 60_000 }, async () => {
  const server = await listen('127.0.0.1', 0, (port) => appOn(here.ports, { port }).app)
  const url = `http://127.0.0.1:${server.port}/api/events`
  const users = Array.from({ length: STREAMS / 10 }, () => randomUUID())
  const streams: Stream[] = []
  const openTen = async (user: string) => {
    const headers = { authorization: `Bearer ${await tokenFor(user)}` }
    return await Promise.all(
      Array.from({ length: 10 }, () => openStream((init) => fetch(url, init), headers)),
    )
  }
  for (let at = 0; at < users.length; at += 10) {
    streams.push(...(await Promise.all(users.slice(at, at + 10).map(openTen))).flat())
  }
  await Promise.all(
    users.map(async (user) => (await callerOf(there.app, user)).post('/api/tasks', { title: 'x' })),
  )
  const heard = () => streams.filter((each) => each.got.some(({ event }) => event === 'change')).length
  await expect.poll(heard, { timeout: 20_000 }).toBe(STREAMS)
  for (const each of streams) each.close()
  await Promise.all(streams.map(({ over }) => over))
  await server.stop()
})
