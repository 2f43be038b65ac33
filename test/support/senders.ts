/** Senders beside each other on one store, with a stopwatch in the hand of the test. */
import type { Sent } from '../../src/domain/ringing.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { Deliverer } from '../../src/ring/deliver.ts'
import { Ringer } from '../../src/ring/ringer.ts'
import { leftovers } from './leftovers.ts'
import { freshStore } from './stores.ts'
import { testWorld } from './test-world.ts'
import { callerFor } from './tool-calls.ts'

const DUE = '2026-03-05T09:00:00.000Z'
/** As in earnest. */
export const DEAD_MS = 30_000

/** One ring with one channel, and senders that share a stopwatch but not a clock. */
export async function severalSenders(rings = 1) {
  const store = await freshStore()
  const tools = await connectTools()
  leftovers.push(() => tools.close())
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
  const sender = (
    name: string,
    hold: () => Promise<void> = async () => undefined,
    own: Partial<typeof store> = {},
  ) => {
    seed += 1
    const world = testWorld(seed)
    world.set(Date.parse(DUE))
    const send = async (): Promise<Sent> => {
      sent.push(name)
      await hold()
      return { ok: true }
    }
    const ports = {
      store: { ...store, ...own },
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
  /** Looks around as often as a sender does that is awake all the time. */
  const watch = async (ringer: Ringer, ms: number) => {
    await ringer.lookAround()
    for (let left = ms; left > 0; left -= ringer.beat_ms) {
      pass(Math.min(left, ringer.beat_ms))
      await ringer.alive()
      await ringer.lookAround()
    }
  }
  return { store, sender, sent, pass, watch, faults }
}

/** Closed until it is opened. */
export function gate() {
  let open = () => undefined as unknown
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}
