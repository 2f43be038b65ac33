/** A PostgreSQL server: waited for at start, shared by any number of processes. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { onConnection, statement } from '../direct.ts'
import type { Db, Engine, Signals } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { all } from '../prepared.ts'
import type { Schema } from '../schema.ts'
import { StoreUnavailable } from '../unavailable.ts'
import { inUnit } from '../unit.ts'
import { isAbsent, postgresFailure, postgresUnavailable } from './failure.ts'
import { oneStatement } from './one-statement.ts'
import { postgresSignals } from './signals.ts'

export interface PostgresOptions {
  /** How long to wait for the server at start. */
  readonly wait_ms?: number
  /** Told once when there is something to wait for. */
  readonly onWait?: (message: string) => void
  readonly max_connections?: number
}

const CONNECT_TIMEOUT_MS = 3000
const PAUSE_MS = 250

export async function openPostgres(url: string, options: PostgresOptions): Promise<Engine> {
  const server = serverOf(url)
  const pool = await poolOf(url, options)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const signals = postgresSignals(url, pool)
  const engine: Engine = {
    db,
    read: (work) => work(db),
    write: (work) => transaction(db, signals, work),
    type: 'postgres',
    lock: sql`select pg_advisory_xact_lock(5733905)`,
    ddl: { text: sql`text collate "C"`, keyOnly: sql`` },
    signals,
    failure: postgresFailure,
  }
  try {
    await answering(pool, server, options)
    await migrate(engine)
    return engine
  } catch (error) {
    await pool.end()
    if (error instanceof StoreUnavailable) throw error
    throw postgresUnavailable(error, server) ?? error
  }
}

const begin = statement('begin')
const commit = statement('commit')
const rollback = statement('rollback')

/** What is asked first is sent along with `begin`, which has been answered by then. */
async function afterwards<T>(work: Promise<T>, begun: Promise<unknown>): Promise<T> {
  const [done] = await all([work, begun])
  return done
}

/**
 * One transaction in few trips: it begins with its first question and is committed with its last write. Where that
 * write fails, the commit behind it is not run. Whoever listens is told once it is true.
 */
async function transaction<T>(db: Db, signals: Signals, work: (trx: Db) => Promise<T>): Promise<T> {
  const users = new Set<string>()
  const inTransaction = async (on: Db) => {
    const begun = begin(on)
    try {
      return await inUnit(
        on,
        users,
        (trx) => afterwards(work(trx), begun),
        () => commit(on),
      )
    } catch (error) {
      await rollback(on).catch(() => undefined)
      throw error
    }
  }
  const result = await onConnection(db, inTransaction, oneStatement)
  signals.tell(users)
  return result
}

async function poolOf(url: string, { max_connections = 10 }: PostgresOptions): Promise<Pool> {
  const { default: pg } = await import('pg')
  const { QuickClient } = await import('./quick-client.ts')
  const pool = new pg.Pool({
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
