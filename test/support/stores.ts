/** A fresh, empty database for a test file, on the engine this run is about. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Store } from '../../src/store/contract.ts'
import { openStore } from '../../src/store/open.ts'
import { leftovers } from './leftovers.ts'

export const engine = process.env.SAYSO_TEST_STORE === 'postgres' ? 'postgres' : 'sqlite'

/** Gone with the test file. */
export async function freshDatabase(): Promise<string> {
  return engine === 'postgres' ? freshPostgres() : freshFile()
}

export async function freshStore(): Promise<Store> {
  const store = await openStore(await freshDatabase())
  leftovers.push(() => store.close())
  return store
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-test-'))
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function freshFile(): string {
  return `file:${join(freshFolder(), 'sayso.db')}`
}

async function freshPostgres(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name}`)
  leftovers.push(() => query(server, `drop database ${name} with (force)`))
  return server.replace(/\/postgres$/u, `/${name}`)
}

/** SQL past the store, for what a test has to see or break from outside. PostgreSQL only. */
export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** SQL on a database that nobody has open, on either engine. */
export async function runSql(url: string, sql: string): Promise<void> {
  if (engine === 'postgres') return await query(url, sql)
  const file = new DatabaseSync(url.slice('file:'.length))
  file.exec(sql)
  file.close()
}
