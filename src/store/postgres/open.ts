/** A PostgreSQL server: waited for at start, shared by any number of processes. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Schema } from '../schema.ts'
import { StoreUnavailable } from '../unavailable.ts'
import { isAbsent, postgresFailure, postgresUnavailable } from './failure.ts'
import { refusePooler } from './pooler.ts'
import { postgresSignals } from './signals.ts'
import { Transactions } from './transactions.ts'

export interface PostgresOptions {
  /** How long to wait for the server at start. */
  readonly wait_ms?: number
  /** Told once when there is something to wait for. */
  readonly onWait?: (message: string) => void
  readonly max_connections?: number
  /** The server's own address, where the other one leads to a pooler: it is listened to, and no statement has a name. */
  readonly listen_url?: string | undefined
}

const CONNECT_TIMEOUT_MS = 3000
const PAUSE_MS = 250

export async function openPostgres(url: string, options: PostgresOptions): Promise<Engine> {
  const server = serverOf(url)
  const pool = await poolOf(url, options)
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Schema>({ dialect })
  const transactions = new Transactions(db, { config: { dialect }, dialect, driver: dialect.createDriver() })
  const signals = postgresSignals(options.listen_url ?? url, pool)
  const engine: Engine = {
    db,
    read: (work) => work(db),
    async write(work) {
      const users = new Set<string>()
      const result = await transactions.run(work, users)
      // Once it is true.
      signals.tell(users)
      return result
    },
    type: 'postgres',
    lock: sql`select pg_advisory_xact_lock(5733905)`,
    ddl: { text: sql`text collate "C"`, keyOnly: sql`` },
    signals,
    failure: postgresFailure,
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    longRead: oneAtATime((work) => withoutWorkers(db, work)),
    async close() {
      await signals.close()
      await db.destroy()
    },
  }
  try {
    await answering(pool, server, options)
    if (options.listen_url === undefined) await refusePooler(pool, server)
    await migrate(engine)
    return engine
  } catch (error) {
    await pool.end()
    if (error instanceof StoreUnavailable) throw error
    throw postgresUnavailable(error, server) ?? error
  }
}

async function poolOf(url: string, { max_connections = 10, listen_url }: PostgresOptions): Promise<Pool> {
  const { default: pg } = await import('pg')
  const { QuickClient } = await import('./quick-client.ts')
  const byName = { by_name: listen_url === undefined }
  const pool = new pg.Pool({
    ...byName,
    Client: QuickClient as unknown as NonNullable<PoolConfig['Client']>,
    connectionString: url,
    max: max_connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'sayso',
  })
  // A connection that breaks between two queries, idle or not, would end the process;
  // the next query meets the same trouble and reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function answering(pool: Pool, server: string, options: PostgresOptions): Promise<void> {
  const { wait_ms = 30_000, onWait } = options
  const deadline = Date.now() + wait_ms
  for (let told = false; ; told = true) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (!isAbsent(error) || Date.now() + PAUSE_MS > deadline) throw error
      if (!told) onWait?.(`Waiting for PostgreSQL at ${server} …`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Each of them would take a processor from those who talk. */
function withoutWorkers<T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> {
  const reading = db.transaction().setAccessMode('read only')
  return reading.execute(async (trx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(trx)
    return await work(trx)
  })
}

/** Host and database, never the password. */
function serverOf(url: string): string {
  if (!URL.canParse(url)) {
    throw new StoreUnavailable(
      'SAYSO_DATABASE_URL is not a valid address. Write it as postgres://user:password@host:5432/database.',
    )
  }
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
