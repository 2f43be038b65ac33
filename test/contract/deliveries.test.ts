/** Deliveries: one for each ring and channel, one sender at a time, none lost with the sender. On both stores. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectTools } from '../../src/mcp/in-process.ts'
import type { Channel } from '../../src/store/contract-rings.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

/** The clock of these calls stands on Wednesday 4 March 2026, in Berlin. */
const DUE = '2026-03-05T09:00:00.000Z'
const LATER = '2026-03-05T12:00:00.000Z'
let users = 0
let user = ''
let call: ReturnType<typeof callerFor>
beforeEach(async () => {
  users += 1
  user = `deliveries-${users}`
  call = callerFor(store, tools, user)
  await call('add_task', { title: 'call the bank', due_date: '2026-03-05T10:00' })
})

async function channel(id: string, more: Partial<Channel> = {}): Promise<void> {
  await store.addChannel(user, {
    ...{ id, kind: 'webhook', name: id, address: { url: `https://example.com/${id}` } },
    ...{ created_at: DUE, confirmed_at: DUE, failure: null, failed_at: null },
    ...more,
  })
}

async function sender(id: string): Promise<string> {
  await store.enlist(id)
  return id
}

describe('a ring', () => {
  test('is one delivery for each channel that is its owner’s', async () => {
    await channel('one')
    await channel('two')
    await channel('unconfirmed', { confirmed_at: null })
    await store.ring(DUE, 10)
    const taken = await store.claimDeliveries(await sender('a1'), DUE, 10)
    expect(taken.map(({ channel, task, late }) => [channel.id, task?.title, late]).sort()).toEqual([
      ['one', 'call the bank', false],
      ['two', 'call the bank', false],
    ])
    for (const one of taken) expect(await store.endDelivery(one, 'a1', { kind: 'sent' }, DUE)).toBe(true)
    expect(await store.claimDeliveries('a1', LATER, 10)).toEqual([])
    const [rung] = await store.rungLately(user, 10)
    expect(rung?.deliveries.map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  test('by a clock that is ahead is sent by those whose clock is right', async () => {
    await channel('one')
    await store.ring(LATER, 10)
    expect(await store.claimDeliveries(await sender('a0'), DUE, 10)).toHaveLength(1)
  })

  test('that fell into a downtime is marked late', async () => {
    await channel('one')
    await store.ring(LATER, 10)
    const [taken] = await store.claimDeliveries(await sender('a2'), LATER, 10)
    expect(taken?.late).toBe(true)
  })

  test('in quiet hours waits for their end', async () => {
    await channel('one')
    await store.changeSettings(user, { timezone: 'Europe/Berlin', quiet_hours: '09:30-11:00' }, DUE)
    await store.ring(DUE, 10)
    await sender('a3')
    expect(await store.claimDeliveries('a3', '2026-03-05T09:59:00.000Z', 10)).toEqual([])
    expect(await store.claimDeliveries('a3', '2026-03-05T10:00:00.000Z', 10)).toHaveLength(1)
  })

  test('of a due time alone is not for who does not want it', async () => {
    await channel('one')
    await store.changeSettings(user, { ring_when_due: false }, DUE)
    await call('add_task', { title: 'asked for', due_date: '2026-03-05T10:00', reminders: ['PT0S'] })
    expect(await store.ring(DUE, 10)).toHaveLength(1)
    const taken = await store.claimDeliveries(await sender('a4'), DUE, 10)
    expect(taken.map(({ task }) => task?.title)).toEqual(['asked for'])
  })

  test('is dropped when its task is done before it is sent', async () => {
    await channel('one')
    await store.ring(DUE, 10)
    await call('complete_task', { task_id: 1 })
    expect(await store.claimDeliveries(await sender('a5'), DUE, 10)).toEqual([])
    const [rung] = await store.rungLately(user, 10)
    expect(rung?.deliveries.map(({ status }) => status)).toEqual(['dropped'])
  })
})

describe('a sender', () => {
  test('has what it took for itself; when it is buried, others get it', async () => {
    await channel('one')
    await store.ring(DUE, 10)
    const [mine] = await store.claimDeliveries(await sender('b1'), DUE, 10)
    expect(await store.claimDeliveries(await sender('b2'), LATER, 10)).toEqual([])
    await store.beat('b1')
    await store.bury('b1', 0)
    expect(await store.claimDeliveries('b2', LATER, 10)).toEqual([])
    await store.bury('b1', 1)
    expect(await store.claimDeliveries('b2', LATER, 10)).toHaveLength(1)
    expect(await store.beat('b1')).toBe(false)
    expect(mine && (await store.endDelivery(mine, 'b1', { kind: 'sent' }, LATER))).toBe(false)
  })

  test('that fails tries again later, and so do the others for the same channel', async () => {
    await channel('one')
    await call('add_task', { title: 'second', due_date: '2026-03-05T10:00' })
    await store.ring(DUE, 10)
    const [first] = await store.claimDeliveries(await sender('c1'), DUE, 1)
    if (!first) throw new Error('nothing was taken')
    await store.endDelivery(first, 'c1', { kind: 'again', due_at: LATER, error: 'no answer' }, DUE)
    expect((await store.channels(user))[0]).toMatchObject({ failure: 'no answer', failed_at: DUE })
    expect(await store.claimDeliveries('c1', '2026-03-05T11:59:00.000Z', 10)).toEqual([])
    const both = await store.claimDeliveries('c1', LATER, 10)
    expect(both.map(({ attempts }) => attempts).sort()).toEqual([0, 1])
    for (const one of both) await store.endDelivery(one, 'c1', { kind: 'sent' }, LATER)
    expect((await store.channels(user))[0]).toMatchObject({ failure: null })
  })

  test('that fails for good leaves a visible failure, and a dead address goes', async () => {
    await channel('one')
    await store.ring(DUE, 10)
    const [first] = await store.claimDeliveries(await sender('d1'), DUE, 1)
    if (!first) throw new Error('nothing was taken')
    await store.endDelivery(first, 'd1', { kind: 'failed', error: 'gone', gone: true }, DUE)
    expect(await store.channels(user)).toEqual([])
    const [rung] = await store.rungLately(user, 10)
    expect(rung?.deliveries).toMatchObject([{ status: 'failed', error: 'gone', attempts: 1 }])
    const events = await store.events(user, 0, 100)
    expect(events.map(({ kind }) => kind)).toContain('reminder_failed')
  })
})

test('of those who make a key at once, one’s counts', async () => {
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, n) => store.serviceKey('test', () => `made by ${n}`)),
  )
  expect(new Set(made).size).toBe(1)
})

test('whoever is erased has no channels and no rings left', async () => {
  await channel('one')
  await store.ring(DUE, 10)
  await store.erase(user, DUE)
  expect([await store.channels(user), await store.rungLately(user, 10)]).toEqual([[], []])
})
