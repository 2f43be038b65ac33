/** A copy of a database file as it is at one moment, made while others go on writing to it. */
import { existsSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { StoreUnavailable } from '../unavailable.ts'
import { sqliteUnavailable } from './failure.ts'
import { makePrivate } from './private-file.ts'

/** Gives the number of pages copied. Never written over something that is there. */
export async function backupFile(path: string, to: string): Promise<number> {
  if (!existsSync(path)) throw new StoreUnavailable(`There is no database at ${path} yet.`)
  if (existsSync(to)) throw new StoreUnavailable(`${to} exists already. Name a file that does not.`)
  try {
    makePrivate(to)
    return await copied(path, to)
  } catch (error) {
    throw sqliteUnavailable(error, to) ?? error
  }
}

async function copied(path: string, to: string): Promise<number> {
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    // Held to the end: otherwise every change by another program would make it begin again, perhaps for ever.
    db.exec('begin; select 1 from sqlite_schema limit 1')
    return await backup(db, to).finally(() => db.close())
  } catch (error) {
    // Half a copy is none.
    rmSync(to, { force: true })
    throw error
  }
}
