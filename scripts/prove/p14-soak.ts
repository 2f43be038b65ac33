/** Hours of work, and the server takes no more memory at their end than it did once it was warm. */
import { startServer } from '../../test/durable/server-process.ts'
import { onFile } from './databases.ts'
import { underLoad } from './load.ts'
import { inWords } from './p14-words.ts'
import type { Found, Part, Work } from './proof.ts'

const PER_SECOND = 50
const GROWTH_LIMIT = 0.1
/** Until everything that is often used is compiled and every cache is full. */
const WARM_UP_MINUTES = 10
/** Anything shorter says little about what grows. */
const SHORTEST_MINUTES = 20

/** As `npm start` and the container start it. */
const asItRuns = ['--max-semi-space-size=8', '--max-old-space-size=512']

const prove = ({ from, to, minutes_left, show }: Work): Promise<Found> =>
  onFile(async (database) => {
    const server = await startServer(database, asItRuns)
    const minutes = Math.max(1, Math.min(to - from, minutes_left))
    const turns = Math.floor(minutes * 60 * PER_SECOND)
    const memory: number[] = []
    // once a second of the pace
    const watch = (done: number) => {
      if (done % PER_SECOND === 0) memory.push(server.memory())
      show(from + Math.floor(done / 60 / PER_SECOND))
    }
    const pace = { url: server.url, per_second: PER_SECOND, users: 200 }
    const { sorted, complaints } = await underLoad({ ...pace, turns, show: watch })
    await server.kill()
    const warm_s = Math.min(WARM_UP_MINUTES * 60, Math.floor(memory.length / 2))
    const [first, last] = lowest(memory.slice(warm_s))
    const growth = last / first - 1
    const percent = `${(growth * 100).toFixed(1)} %`
    const [from_mb, to_mb] = [first, last].map((bytes) => Math.round(bytes / 1e6))
    const measured = [
      `memory ${percent} after the first ${Math.round(warm_s / 60)} min, ${from_mb} MB and ${to_mb} MB at the end`,
      inWords(sorted).words,
    ]
    const found = { reached: Math.round((from + minutes) * 10) / 10, measured }
    if (minutes < SHORTEST_MINUTES) return { ...found, complaints, unjudged: 'too short to say' }
    const fat = growth > GROWTH_LIMIT ? [`memory grew by ${percent}`] : []
    return { ...found, complaints: [...complaints.slice(0, 3), ...fat] }
  })

/** Of the first and of the last fifth: in between memory swings with what is not yet collected. */
function lowest(memory: readonly number[]): readonly [first: number, last: number] {
  const fifth = Math.max(1, Math.floor(memory.length / 5))
  return [Math.min(...memory.slice(0, fifth)), Math.min(...memory.slice(-fifth))]
}

export const soak: Part = {
  what: `minutes of soak at ${PER_SECOND} turns a second, memory growth < 10 %`,
  lane: 'soak',
  asked: 60,
  chunk: 60,
  weight: 4,
  prove,
}
