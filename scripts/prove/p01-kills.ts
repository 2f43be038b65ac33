/** P1: an acknowledged turn is never lost, and any turn takes effect at most once, whoever is killed when. */
import { killLoop } from '../../test/durable/kill-loop.ts'
import { programsLoop } from '../../test/durable/programs.ts'
import type { Report } from '../../test/durable/report.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { startPair } from '../../test/support/postgres-pair.ts'
import { onFile, onPostgres } from './databases.ts'
import type { Found, Part, Proof, Work } from './proof.ts'

type Loop = (plan: { kills: number; seed: number; progress: (kills: number) => void }) => Promise<Report>

interface Count {
  readonly asked: number
  readonly chunk: number
  readonly at_once: number
  readonly weight: number
}

function kills(what: string, count: Count, loop: Loop): Part {
  const prove = async ({ seed, from, to, show }: Work): Promise<Found> => {
    const progress = (done: number) => show(from + done)
    const { turns, complaints } = await loop({ kills: to - from, seed: seed + from, progress })
    return { reached: to, complaints, also: { 'acknowledged turns': turns } }
  }
  return { what, lane: 'waiting', ...count, prove }
}

/** PostgreSQL as it runs in earnest: nothing of its own durability switched off. */
async function killPostgres(plan: Parameters<Loop>[0]): Promise<Report> {
  const server = await startPostgres({ durable: true })
  try {
    return await killLoop({ ...plan, database: server.url, servers: 3, strike: server.crash })
  } finally {
    await server.stop()
  }
}

/** The server dies for good, and its synchronous standby takes over. */
async function failOver(plan: Parameters<Loop>[0]): Promise<Report> {
  const pair = await startPair()
  try {
    return await killLoop({ ...plan, database: pair.url, servers: 3, strike: pair.failOver })
  } finally {
    await pair.stop()
  }
}

export const p1: Proof = {
  id: 'P1',
  promise: 'An acknowledged turn is never lost, and any turn takes effect at most once.',
  parts: [
    kills('kills of the one server, on SQLite', { asked: 1000, chunk: 25, at_once: 8, weight: 10 }, (plan) =>
      onFile((database) => killLoop({ ...plan, database, servers: 1 })),
    ),
    kills(
      'kills of page, terminal and MCP programs on one SQLite file',
      { asked: 1000, chunk: 50, at_once: 2, weight: 8 },
      (plan) => onFile((database) => programsLoop({ ...plan, database })),
    ),
    kills(
      'kills of three servers, on PostgreSQL',
      { asked: 1000, chunk: 50, at_once: 4, weight: 12 },
      (plan) => onPostgres((database) => killLoop({ ...plan, database, servers: 3 })),
    ),
    kills(
      'kills of PostgreSQL itself, under three servers',
      { asked: 100, chunk: 10, at_once: 2, weight: 3 },
      killPostgres,
    ),
    kills(
      'failovers of PostgreSQL to a synchronous standby, under three servers',
      { asked: 20, chunk: 5, at_once: 1, weight: 3 },
      failOver,
    ),
  ],
}
