/** P14: it stays quick under load, does not grow, and holds many conversations and streams. Curves: docs/performance.md. */
import { startServer } from '../../test/durable/server-process.ts'
import { onFile, onPostgres } from './databases.ts'
import { underLoad } from './load.ts'
import { load } from './machine.ts'
import { manyConversations, manyStreams } from './p14-many.ts'
import { inWords } from './p14-words.ts'
import type { Found, Part, Proof, Work } from './proof.ts'

const PER_SECOND = 100
const SOAK_PER_SECOND = 50
const WARM_UP = 0.2
const GROWTH_LIMIT = 0.1

function quick(store: string, limit_ms: number, on: typeof onFile): Part {
  const prove = ({ from, to, minutes_left, show }: Work): Promise<Found> =>
    on(async (database) => {
      const server = await startServer(database)
      const turns = Math.min(to - from, Math.max(1000, Math.floor(minutes_left * 60 * PER_SECOND)))
      const pace = { url: server.url, per_second: PER_SECOND, users: 50 }
      // the first seconds are the start of the program, not its work
      await underLoad({ ...pace, turns: 500, show: () => undefined })
      const { sorted, complaints } = await underLoad({ ...pace, turns, show: (done) => show(from + done) })
      await server.kill()
      const { words, p99 } = inWords(sorted)
      const slow = p99 > limit_ms ? [`p99 ${p99.toFixed(0)} ms, the limit is ${limit_ms} ms`] : []
      const around = `load of the machine ${load().toFixed(1)} a core`
      return {
        reached: from + turns,
        complaints: [...complaints.slice(0, 3), ...slow],
        measured: [words, around],
      }
    })
  const what = `turns at ${PER_SECOND} a second on ${store}, p99 ≤ ${limit_ms} ms`
  return { what, asked: 6000, chunk: 6000, weight: 1, prove }
}

/** Minutes of it; what the server takes after its warm-up is what it takes at the end. */
const soak = ({ from, to, minutes_left, show }: Work): Promise<Found> =>
  onFile(async (database) => {
    const server = await startServer(database)
    const minutes = Math.max(0.5, Math.min(to - from, minutes_left))
    const turns = Math.floor(minutes * 60 * SOAK_PER_SECOND)
    const memory: number[] = []
    const every = Math.max(1, Math.floor(turns / 100))
    const watch = (done: number) => {
      if (done % every === 0) memory.push(server.memory())
      show(from + done / 60 / SOAK_PER_SECOND)
    }
    const pace = { url: server.url, per_second: SOAK_PER_SECOND, users: 200 }
    const { sorted, complaints } = await underLoad({ ...pace, turns, show: watch })
    await server.kill()
    const growth = grown(memory)
    const fat = growth > GROWTH_LIMIT ? [`memory grew by ${(growth * 100).toFixed(1)} %`] : []
    const took = `memory ${(growth * 100).toFixed(1)} % after warm-up, ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB at the end`
    const reached = Math.round((from + minutes) * 10) / 10
    return {
      reached,
      complaints: [...complaints.slice(0, 3), ...fat],
      measured: [took, inWords(sorted).words],
    }
  })

/** The middle of the first tenth after the warm-up against the middle of the last. */
function grown(memory: readonly number[]): number {
  const warm = memory.slice(Math.floor(memory.length * WARM_UP))
  const tenth = Math.max(1, Math.floor(warm.length / 10))
  const middle = (some: readonly number[]) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0
  return middle(warm.slice(-tenth)) / middle(warm.slice(0, tenth)) - 1
}

export const p14: Proof = {
  id: 'P14',
  promise: 'It stays quick under load.',
  parts: [
    quick('SQLite', 50, onFile),
    quick('PostgreSQL', 150, onPostgres),
    {
      what: `minutes of soak at ${SOAK_PER_SECOND} turns a second, memory growth < 10 %`,
      asked: 60,
      chunk: 60,
      weight: 3,
      prove: soak,
    },
    {
      what: 'conversations on one server',
      asked: 10_000,
      chunk: 10_000,
      weight: 1,
      prove: manyConversations,
    },
    {
      what: 'event streams open at once, each change heard',
      asked: 1000,
      chunk: 1000,
      weight: 1,
      prove: manyStreams,
    },
  ],
}
