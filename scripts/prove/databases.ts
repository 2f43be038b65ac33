/** A database of each kind for one chunk of a proof, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../test/support/postgres.ts'

export async function onFile<T>(prove: (database: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-prove-'))
  try {
    return await prove(`file:${join(folder, 'sayso.db')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function onPostgres<T>(prove: (database: string) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  try {
    return await prove(server.url)
  } finally {
    await server.stop()
  }
}
