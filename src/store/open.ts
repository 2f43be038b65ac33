/** Opens the database a URL names. The only place, with what it opens, that knows there are two engines. */
import type { Store } from './contract.ts'
import { openPostgres, type PostgresOptions } from './postgres/open.ts'
import { openSqlite, type SqliteOptions } from './sqlite/open.ts'
import { createStore } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

export type StoreOptions = SqliteOptions & PostgresOptions

/** `file:/path/to/sayso.db`, `file::memory:` or `postgres://user:password@host/database`. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  if (url.startsWith('file:')) return createStore(await openSqlite(pathOf(url), options))
  if (/^postgres(?:ql)?:\/\//u.test(url)) return createStore(await openPostgres(url, options))
  throw new StoreUnavailable(
    'SAYSO_DATABASE_URL has to start with file: or postgres://, as in file:/home/me/sayso.db.',
  )
}

function pathOf(url: string): string {
  const path = url.slice('file:'.length)
  return path.startsWith('//') ? decodeURIComponent(new URL(url).pathname) : path
}
