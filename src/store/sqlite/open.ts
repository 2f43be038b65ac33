/** A SQLite file: created with its folder, written through to the disk, shared with other processes. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { StoreUnavailable } from '../unavailable.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { isBusy, sqliteFailure, sqliteUnavailable } from './failure.ts'
import { groupCommit } from './group-commit.ts'
import { longReads } from './long-reads.ts'
import { keepPrivate } from './private-file.ts'
import { fileSignals } from './signals.ts'
import { statementsOf } from './statements.ts'

const BUSY_TIMEOUT_MS = 5000
const PAUSE_MS = 20
/** 32 MB: a page that changes often is carried over into the file once instead of again and again. */
const CHECKPOINT_PAGES = 8000
/** 8 MB: what a group of turns touches stays at hand. */
const CACHE_KB = 8000
const MEMORY = ':memory:'

export interface SqliteOptions {
  /** The file may not grow beyond this; writes then fail as on a full disk. */
  readonly max_pages?: number
}

export async function openSqlite(path: string, options: SqliteOptions): Promise<Engine> {
  try {
    const engine = engineOf(path, await patiently(() => openFile(path, options)))
    await migrate(engine).catch(async (error: unknown) => {
      await engine.close()
      throw error
    })
    return engine
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw sqliteUnavailable(error, path) ?? error
  }
}

/** Turning a new file into WAL wants it alone and does not wait by itself: several programs may start at once. */
async function patiently<T>(open: () => T): Promise<T> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      return open()
    } catch (error) {
      if (!isBusy(error) || waited >= BUSY_TIMEOUT_MS) throw error
      await pause(PAUSE_MS)
    }
  }
}

function openFile(path: string, { max_pages }: SqliteOptions): DatabaseSync {
  if (path !== MEMORY) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    keepPrivate(path)
  }
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full')
    db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}; pragma cache_size = -${CACHE_KB}`)
    // What a savepoint may have to put back is not worth a file.
    db.exec('pragma temp_store = memory')
    if (max_pages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(max_pages)}`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function engineOf(path: string, file: DatabaseSync): Engine {
  const signals = fileSignals(file)
  // What is only in memory cannot be read by anyone else.
  const aside = path === MEMORY ? null : longReads(path)
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(statementsOf(file)) })
  return {
    db,
    ...groupCommit(db, signals.tell),
    longRead: aside?.longRead ?? null,
    type: 'sqlite',
    lock: sql`select 1`,
    ddl: { text: sql`text`, keyOnly: sql`without rowid` },
    signals,
    failure: sqliteFailure,
    pool: null,
    async close() {
      await signals.close()
      await aside?.close()
      await db.destroy()
    },
  }
}
