/** Senders beside each other: who lives, who is dead, and who sends what; by stopwatches, whatever the clocks say. */
import { afterAll, expect, test } from 'vitest'
import type { Sent } from '../../src/domain/ringing.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { Deliverer } from '../../src/ring/deliver.ts'
import { Ringer } from '../../src/ring/ringer.ts'
import { freshStore } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'
import { callerFor } from '../support/tool-calls.ts'

const tools = await connectTools()
afterAll(() => tools.close())
const DUE = '2026-03-05T09:00:00.000Z'
const DEAD_MS = 20_000

/** One ring with one channel, and senders that share a stopwatch but not a clock. */
async function two(rings = 1) {
  const store = await freshStore()
  const call = callerFor(store, tools, 'ada')
  for (let n = 0; n < rings; n++) await call('add_task', { title: `t${n}`, due_date: '2026-03-05T10:00' })
  await store.addChannel('ada', {
    ...{ id: 'one', kind: 'webhook', name: 'one', address: { url: 'https://example.com' } },
    ...{ created_at: DUE, confirmed_at: DUE, failure: null, failed_at: null },
  })
  await store.ring(DUE, 100)
  let elapsed = 0
  const sent: string[] = []
  const faults: unknown[] = []
  let seed = 50
  const sender = (name: string, hold: () => Promise<void> = async () => undefined) => {
    seed += 1
    const world = testWorld(seed)
    world.set(Date.parse(DUE))
    const send = async (): Promise<Sent> => {
      sent.push(name)
      await hold()
      return { ok: true }
    }
    const ports = {
      store,
      world,
      send,
      elapsed: () => elapsed,
      fault: (error: unknown) => void faults.push(error),
    }
    const ringer = new Ringer(ports)
    return { world, ringer, deliverer: new Deliverer(ports, ringer) }
  }
  const pass = (ms: number) => {
    elapsed += ms
  }
  return { store, sender, sent, pass, faults }
}

test('a clock that jumps makes nobody dead', async () => {
  const { sender, sent, pass } = await two()
  let go = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const [one, other] = [sender('one', () => held), sender('other')]
  await one.deliverer.some()
  other.world.advance(365 * 86_400_000)
  await other.ringer.lookAround()
  pass(DEAD_MS - 1)
  await other.ringer.lookAround()
  await other.deliverer.some()
  go()
  await one.deliverer.done()
  expect(sent).toEqual(['one'])
})

test('one that stands still is buried by those who watched, and not before', async () => {
  const { sender, sent, pass, store } = await two()
  const [dead, other] = [sender('dead', () => new Promise(() => undefined)), sender('other')]
  await dead.deliverer.some()
  await other.ringer.alive()
  await other.ringer.lookAround()
  pass(DEAD_MS)
  await other.ringer.alive()
  await other.ringer.lookAround()
  await other.deliverer.some()
  await other.deliverer.done()
  expect(sent).toEqual(['dead', 'other'])
  expect(await store.ringers()).toHaveLength(1)
})

test('one that was taken for dead and comes back does not send again what it sent itself', async () => {
  const { sender, sent, pass, store } = await two()
  let go = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const [slow, other] = [sender('slow', () => held), sender('other')]
  await slow.deliverer.some()
  await other.ringer.lookAround()
  pass(DEAD_MS)
  await other.ringer.lookAround()
  await slow.deliverer.some()
  go()
  await slow.deliverer.done()
  expect(sent).toEqual(['slow'])
  const [rung] = await store.rungLately('ada', 1)
  expect(rung?.deliveries.map(({ status }) => status)).toEqual(['sent'])
})

test('several at once take different ones', async () => {
  const { sender, sent, faults } = await two(30)
  const senders = ['a', 'b', 'c'].map((name) => sender(name))
  for (let round = 0; round < 4; round++) {
    await Promise.all(senders.map(({ deliverer }) => deliverer.some()))
    await Promise.all(senders.map(({ deliverer }) => deliverer.done()))
  }
  expect([sent.length, faults]).toEqual([30, []])
})
