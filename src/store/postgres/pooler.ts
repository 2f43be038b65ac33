/**
 * Is there a pooler between us and PostgreSQL that gives out connections by transaction (PgBouncer)? Then statements
 * kept by name are found missing or are somebody else's, and what is listened for is heard by nobody.
 */
import type { Pool, PoolClient } from 'pg'
import { StoreUnavailable } from '../unavailable.ts'

/** More than once: others may take the connection that we just gave back. */
const TRIES = 3

export async function refusePooler(pool: Pool, server: string): Promise<void> {
  if (pool.options.max < 2) return
  const one = await pool.connect()
  try {
    if ((await processOf(one)) === toldProcessOf(one)) return
    for (let tries = 0; tries < TRIES; tries++) if (await isShared(one, pool)) throw pooled(server)
  } finally {
    one.release()
  }
}

/** The process that serves it. */
async function processOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** Who answered when it was opened: PostgreSQL names the process, a pooler makes something up. */
function toldProcessOf(client: PoolClient): unknown {
  return 'processID' in client ? client.processID : undefined
}

/** By session, two connections are never served by one process. */
async function isShared(one: PoolClient, pool: Pool): Promise<boolean> {
  const other = await pool.connect()
  try {
    return (await processOf(one)) === (await processOf(other))
  } finally {
    other.release()
  }
}

function pooled(server: string): StoreUnavailable {
  return new StoreUnavailable(
    `At ${server} connections are shared by transaction (PgBouncer). Set SAYSO_LISTEN_URL to PostgreSQL’s own address, or share them by session.`,
  )
}
