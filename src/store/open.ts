/** Opens the database a URL names. The only place, with what it opens, that knows there are two engines. */
import type { Connection } from './connection.ts'
import type { Store } from './contract.ts'
import type { Engine, Pooled } from './engine.ts'
import { openPostgres, type PostgresOptions } from './postgres/open.ts'
import { backupFile } from './sqlite/backup.ts'
import { openSqlite, type SqliteOptions } from './sqlite/open.ts'
import { createStore } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

export type StoreOptions = SqliteOptions & PostgresOptions

/** The store, and beside it the way past it that accounts need. */
export interface OpenStore extends Store {
  readonly connection: Connection
  readonly pool: Pooled | null
}

/** `file:/path/to/sayso.db`, `file::memory:` or `postgres://user:password@host/database`. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<OpenStore> {
  if (url.startsWith('file:')) return opened(await openSqlite(pathOf(url), options))
  if (/^postgres(?:ql)?:\/\//u.test(url)) return opened(await openPostgres(url, options))
  throw new StoreUnavailable(
    'SAYSO_DATABASE_URL has to start with file: or postgres://, as in file:/home/me/sayso.db.',
  )
}

/** A copy of the database in a file of its own. PostgreSQL has better tools for that than we could write. */
export async function backupStore(url: string, to: string): Promise<void> {
  if (!url.startsWith('file:')) {
    throw new StoreUnavailable(
      'Use pg_dump for PostgreSQL, as in: pg_dump --format=custom --file=sayso.dump "$SAYSO_DATABASE_URL"',
    )
  }
  await backupFile(pathOf(url), to)
}

function opened(engine: Engine): OpenStore {
  const { db, type, lock } = engine
  const connection: Connection = {
    db,
    type,
    exclusively: (work) =>
      db.transaction().execute(async (trx) => {
        await lock.execute(trx)
        return await work(trx)
      }),
  }
  return { ...createStore(engine), connection, pool: engine.pool }
}

function pathOf(url: string): string {
  const path = url.slice('file:'.length)
  return path.startsWith('//') ? decodeURIComponent(new URL(url).pathname) : path
}
