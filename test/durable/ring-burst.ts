/** Many reminders due at the same moment, sent to a real web server while other people talk: how long all of it takes. */
import { setTimeout as pause } from 'node:timers/promises'
import { chat } from '../../src/agent/chat.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { openReminding } from '../../src/compose/reminding.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { instantText } from '../../src/domain/calendar.ts'
import { keepRinging } from '../../src/ring/keep-ringing.ts'
import { openStore } from '../../src/store/open.ts'
import { invoke } from '../../src/tools/invoke.ts'
import { toolNamed } from '../../src/tools/registry.ts'
import { postReceiver } from '../support/receivers.ts'

interface BurstReport {
  readonly complaints: readonly string[]
  readonly measured: readonly string[]
  readonly received: number
}

const USERS = 100
const HOUR_MS = 3_600_000
const TURN_EVERY_MS = 50
const DRAINED_IN_MS = 60_000
const TURN_P99_MS = 100

export async function ringBurst({
  database,
  rings,
}: {
  database: string
  rings: number
}): Promise<BurstReport> {
  const arrived: number[] = []
  const web = await postReceiver(() => {
    arrived.push(performance.now())
    return 200
  })
  const store = await openStore(database)
  const due = instantText(Date.now() + HOUR_MS)
  await addAll(store, rings, due, web.url)
  // an hour later
  const world = { ...realWorld, now: () => Date.now() + HOUR_MS }
  const settings = readSettings({ SAYSO_OWN_NETWORK: 'yes' })
  const { send } = await openReminding(store, world, settings, () => 'http://127.0.0.1:3000')
  const ports = await composeAgent({ store, world, policy: 'standard', timezone: 'UTC' })
  await talkFor(ports, 60, () => false)
  const leaving = new AbortController()
  const faults: unknown[] = []
  const [began, elapsed] = [performance.now(), () => performance.now()]
  const fault = (error: unknown) => void faults.push(error)
  const ringing = keepRinging({ store, world, elapsed, send, fault }, leaving.signal)
  const isOver = () => arrived.length >= rings || performance.now() - began > 5 * DRAINED_IN_MS
  const turns = await talkFor(ports, Number.POSITIVE_INFINITY, isOver)
  const took = performance.now() - began
  leaving.abort()
  await ringing
  await ports.tools.close()
  await store.close()
  const ids = new Set(web.posts.map(({ headers }) => headers['idempotency-key']))
  return judged({
    rings,
    took,
    turns,
    faults,
    late: arrived.map((at) => at - began),
    received: ids.size,
    posts: arrived.length,
  })
}

type Opened = Awaited<ReturnType<typeof openStore>>

async function addAll(store: Opened, rings: number, snoozed_until: string, url: string): Promise<void> {
  const now = instantText(Date.now())
  for (let user = 0; user < USERS; user++)
    await store.addChannel(`burst-${user}`, {
      ...{ id: `burst-${user}`, kind: 'webhook', name: 'web', address: { url }, created_at: now },
      ...{ confirmed_at: now, failure: null, failed_at: null },
    })
  for (let count = 0; count < rings; count++)
    await invoke(
      toolNamed('add_task'),
      { title: `ring ${count}`, snoozed_until },
      {
        ...{
          store,
          world: realWorld,
          now: { epoch_ms: Date.now(), timezone: 'UTC' },
          turn: null,
          call: null,
        },
        actor: { user_id: `burst-${count % USERS}`, source: 'cli', client: 'test' },
        key: { turn: realWorld.newId(), sequence: 1 },
        intent: 'DIRECT',
      },
    )
}

type Ports = Awaited<ReturnType<typeof composeAgent>>

/** Others, who have nothing to do with it: how long each of their turns takes. */
async function talkFor(ports: Ports, most: number, over: () => boolean): Promise<readonly number[]> {
  const turns: number[] = []
  for (let turn = 0; turn < most && !over(); turn++) {
    const began = performance.now()
    await chat({ message: `add milk ${turn}` }, { user_id: 'talker', source: 'chat', client: 'test' }, ports)
    turns.push(performance.now() - began)
    await pause(TURN_EVERY_MS)
  }
  return turns
}

interface Burst {
  readonly rings: number
  readonly took: number
  readonly turns: readonly number[]
  readonly late: readonly number[]
  readonly faults: readonly unknown[]
  readonly received: number
  readonly posts: number
}

function judged({ rings, took, turns, late, faults, received, posts }: Burst): BurstReport {
  const p99 = share(turns, 0.99)
  const complaints = [
    ...(received === rings && posts === rings
      ? []
      : [`${rings} rings, ${received} arrived in ${posts} posts`]),
    ...(took <= DRAINED_IN_MS ? [] : [`it took ${Math.round(took / 1000)} s`]),
    ...(p99 <= TURN_P99_MS ? [] : [`turns took ${Math.round(p99)} ms (p99)`]),
    ...faults.map(String),
  ]
  const measured = [
    `drained in ${(took / 1000).toFixed(1)} s, p99 ${(share(late, 0.99) / 1000).toFixed(1)} s late`,
    `turns beside it p50 ${share(turns, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  ]
  return { complaints, measured, received }
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}
