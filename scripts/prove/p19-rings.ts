/** P19: a reminder rings once, whoever is killed when, and a burst of them holds up nobody. */
import { ringBurst } from '../../test/durable/ring-burst.ts'
import { ringLoop } from '../../test/durable/ring-loop.ts'
import { onFile, onPostgres } from './databases.ts'
import type { Found, Part, Proof, Work } from './proof.ts'

function kills(what: string, on: typeof onFile): Part {
  const prove = async ({ seed, from, to, show }: Work): Promise<Found> => {
    const progress = (done: number) => show(from + done)
    const plan = { kills: to - from, seed: seed + from, progress }
    const { rings, in_doubt, tried_again, copies, complaints } = await on((database) =>
      ringLoop({ ...plan, database }),
    )
    const again = { 'begun again in doubt': in_doubt, 'tried again without an answer': tried_again }
    return {
      reached: to,
      complaints,
      also: { 'reminders rung': rings, ...again, 'copies that arrived': copies },
    }
  }
  return { what, lane: 'waiting', asked: 500, chunk: 50, at_once: 1, weight: 8, prove }
}

/** All due at the same moment, beside turns of others. */
function burst(what: string, on: typeof onFile): Part {
  const prove = async ({ to }: Work): Promise<Found> => {
    const { complaints, measured } = await on((database) => ringBurst({ database, rings: to }))
    return { reached: to, complaints, measured }
  }
  return { what, lane: 'alone', asked: 10_000, chunk: 10_000, weight: 2, prove }
}

export const p19: Proof = {
  id: 'P19',
  promise: 'A reminder rings once.',
  parts: [
    kills('kills of three programs that ring, with clocks that jump, on SQLite', onFile),
    kills('kills of three programs that ring, with clocks that jump, on PostgreSQL', onPostgres),
    burst('reminders due at once, beside turns: drained in a minute, turns p99 ≤ 100 ms, on SQLite', onFile),
    burst(
      'reminders due at once, beside turns: drained in a minute, turns p99 ≤ 100 ms, on PostgreSQL',
      onPostgres,
    ),
  ],
}
