/** P16: one guest's long work beside the turns of others. */
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seed } from '../../bench/growth/seed.ts'
import { type ServerProcess, startServer, tokenFor } from '../../test/durable/server-process.ts'
import { onFile, onPostgres } from './databases.ts'
import { backedUp, fetched, floods, type Guest, imports, searchesFor } from './guest.ts'
import { type Latencies, underLoad } from './load.ts'
import { busyWithOtherWork } from './machine.ts'
import { inWords } from './p14-words.ts'
import type { Found, Part, Proof, Work } from './proof.ts'

const PER_SECOND = 20
const TURNS_MS = 100
const HEALTH_MS = 250
const EVERY_MS = 50
const NO_END = 1_000_000

interface House {
  readonly server: ServerProcess
  readonly guest: Guest
  readonly database: string
  readonly tasks: number
  show(count: number): void
}

type LongWork = (house: House) => Promise<unknown>

interface Seen {
  readonly turns: Latencies
  /** In milliseconds, shortest first. */
  readonly health: readonly number[]
}

async function beside({ server }: House, work: () => Promise<unknown>): Promise<Seen> {
  let ended = false
  const enough = () => ended
  const end = () => {
    ended = true
  }
  const pace = { url: server.url, per_second: PER_SECOND, users: 10, turns: NO_END, show: () => undefined }
  const [, turns, health] = await Promise.all([
    work().finally(end),
    underLoad({ ...pace, enough }),
    healthOf(server.url, enough),
  ])
  return { turns, health }
}

/** Asked at a fixed pace, whatever the answers take. */
async function healthOf(url: string, enough: () => boolean): Promise<readonly number[]> {
  const taken: Promise<number>[] = []
  while (!enough()) {
    const due = performance.now()
    const asked = fetched({ url, token: '' }, '/healthz')
    taken.push(
      asked.then(
        () => performance.now() - due,
        () => Number.POSITIVE_INFINITY,
      ),
    )
    await pause(EVERY_MS)
  }
  return (await Promise.all(taken)).sort((a, b) => a - b)
}

interface Kind {
  readonly what: string
  readonly on: typeof onFile
  /** Whether the guest has so many tasks already. */
  readonly seeded: boolean
  readonly work: LongWork
}

function part({ what, on, seeded, work }: Kind): Part {
  const prove = ({ to, show }: Work): Promise<Found> =>
    on(async (database) => {
      if (seeded) await seed(database, ['guest'], to)
      const before = await busyWithOtherWork()
      const server = await startServer(database)
      const guest = { url: server.url, token: await tokenFor('guest') }
      const house = { server, guest, database, tasks: to, show }
      await underLoad({ url: server.url, per_second: 100, users: 10, turns: 300, show: () => undefined })
      const started = performance.now()
      const seen = await beside(house, () => work(house)).finally(() => server.kill())
      const seconds = (performance.now() - started) / 1000
      const unjudged = before ?? (await busyWithOtherWork())
      return { reached: to, ...judged(seen, unjudged, seconds) }
    })
  return { what, lane: 'alone', asked: 200_000, chunk: 200_000, weight: 3, prove }
}

function judged({ turns, health }: Seen, unjudged: string | undefined, seconds: number) {
  const [said, alive] = [inWords(turns.sorted), inWords(health)]
  const took = `the guest took ${seconds.toFixed(0)} s`
  const measured = [`turns ${said.words}`, `/healthz ${alive.words}`, took]
  const complaints = turns.complaints.slice(0, 3)
  const slow = [
    ...(said.p99 > TURNS_MS ? [`turns of others: ${said.words}`] : []),
    ...((health.at(-1) ?? 0) > HEALTH_MS ? [`/healthz: ${alive.words}`] : []),
  ]
  // Other work only makes it slower: what was quick enough beside it is quick enough.
  if (slow.length > 0 && unjudged !== undefined) return { measured, complaints, unjudged }
  return { measured, complaints: [...complaints, ...slow] }
}

const importing: LongWork = ({ guest, tasks, show }) => imports(guest, tasks, show)
const searching: LongWork = ({ guest }) => searchesFor(guest, 20)
/** A tenth as many calls, each for a hundred tasks. */
const flooding: LongWork = ({ guest, tasks }) => floods(guest, tasks / 10)
/** Several times: a few seconds have too few turns in them to tell. */
const exporting: LongWork = async ({ guest }) => {
  for (let time = 0; time < 5; time++) await fetched(guest, '/api/export')
}
const backingUp: LongWork = async ({ database }) => {
  const folder = dirname(database.slice('file:'.length))
  for (let time = 0; time < 5; time++) await backedUp(database, join(folder, `copy-${time}.db`))
}

const limits = `turns of others p99 ≤ ${TURNS_MS} ms, /healthz ≤ ${HEALTH_MS} ms`

export const p16: Proof = {
  id: 'P16',
  promise: 'Nobody can stop the house.',
  parts: [
    { what: `tasks imported on SQLite, ${limits}`, on: onFile, seeded: false, work: importing },
    { what: `tasks searched on SQLite, ${limits}`, on: onFile, seeded: true, work: searching },
    { what: `tasks exported on SQLite, ${limits}`, on: onFile, seeded: true, work: exporting },
    { what: `tasks backed up on SQLite, ${limits}`, on: onFile, seeded: true, work: backingUp },
    {
      what: `tasks beside a flood of MCP calls on SQLite, ${limits}`,
      on: onFile,
      seeded: true,
      work: flooding,
    },
    { what: `tasks imported on PostgreSQL, ${limits}`, on: onPostgres, seeded: false, work: importing },
    { what: `tasks searched on PostgreSQL, ${limits}`, on: onPostgres, seeded: true, work: searching },
  ].map(part),
}
