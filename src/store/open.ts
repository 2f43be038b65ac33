/** Opens the database a URL names. The only place, with what it opens, that knows there are two engines. */
import type { Connection } from './connection.ts'
import type { Store } from './contract.ts'
import type { Engine } from './engine.ts'
import { openPostgres, type PostgresOptions } from './postgres/open.ts'
import { openSqlite, type SqliteOptions } from './sqlite/open.ts'
import { createStore } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

export type StoreOptions = SqliteOptions & PostgresOptions

/** The store, and beside it the way past it that accounts need. */
export interface OpenStore extends Store {
  readonly connection: Connection
}

/** `file:/path/to/sayso.db`, `file::memory:` or `postgres://user:password@host/database`. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<OpenStore> {
  if (url.startsWith('file:')) return opened(await openSqlite(pathOf(url), options))
  if (/^postgres(?:ql)?:\/\//u.test(url)) return opened(await openPostgres(url, options))
  throw new StoreUnavailable(
    'SAYSO_DATABASE_URL has to start with file: or postgres://, as in file:/home/me/sayso.db.',
  )
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
  return { ...createStore(engine), connection }
}

function pathOf(url: string): string {
  const path = url.slice('file:'.length)
  return path.startsWith('//') ? decodeURIComponent(new URL(url).pathname) : path
}
