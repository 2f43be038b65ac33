/** P4: concurrent turns of one conversation equal some sequential order. */
import { concurrentHistories } from '../../test/durable/concurrent.ts'
import { onFile, onPostgres } from './databases.ts'
import type { Found, Part, Proof, Work } from './proof.ts'

const TURNS = 200
const PEOPLE = 4

function histories(store: string, on: typeof onFile): Part {
  const prove = ({ seed, from, to, show }: Work): Promise<Found> =>
    on(async (database) => {
      const progress = (done: number) => show(from + done)
      const plan = {
        database,
        histories: to - from,
        turns: TURNS,
        people: PEOPLE,
        seed: seed + from,
        progress,
      }
      const { turns, complaints } = await concurrentHistories(plan)
      return { reached: to, complaints, also: { 'acknowledged turns': turns } }
    })
  return {
    what: `histories of ${TURNS} turns on ${store}`,
    lane: 'waiting',
    asked: 1000,
    // long ones: three servers that have warmed up need far less for a turn
    chunk: 125,
    at_once: 2,
    weight: 14,
    prove,
  }
}

export const p4: Proof = {
  id: 'P4',
  promise: 'Concurrent turns of one conversation equal some sequential order.',
  parts: [histories('SQLite', onFile), histories('PostgreSQL', onPostgres)],
}
