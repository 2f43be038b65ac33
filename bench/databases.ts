/** Fresh databases of both kinds, durable as in real use, and gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../test/support/postgres.ts'

export type Kind = 'SQLite' | 'PostgreSQL'

export interface Databases {
  fresh(kind: Kind): Promise<string>
  close(): Promise<void>
}

export function databases(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  let server: ReturnType<typeof startPostgres> | undefined
  let made = 0
  return {
    async fresh(kind) {
      made += 1
      if (kind === 'SQLite') return `file:${join(folder, `bench-${made}.db`)}`
      server ??= startPostgres({ durable: true })
      return await newDatabase((await server).url, `bench_${made}`)
    },
    async close() {
      await (await server)?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/u, `/${name}`)
}
