/** What people wrote is for the owner of the file alone, whatever the umask says. */
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backupStore, openStore } from '../../src/store/open.ts'
import { add } from '../support/store-fixtures.ts'
import { engine, freshFolder } from '../support/stores.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function openly<T>(work: () => Promise<T>): Promise<T> {
  const before = process.umask(0)
  return await work().finally(() => process.umask(before))
}

describe.runIf(engine === 'sqlite' && process.platform !== 'win32')('a database file', () => {
  test('is private from the start, and so are its log and its copies', async () => {
    const path = join(freshFolder(), 'sayso.db')
    const copy = join(freshFolder(), 'copy.db')
    await openly(async () => {
      const store = await openStore(`file:${path}`)
      await add(store, 'ann', 'milk')
      await backupStore(`file:${path}`, copy)
      const files = [path, `${path}-wal`, `${path}-shm`, copy]
      expect(files.map(modeOf)).toEqual(['600', '600', '600', '600'])
      await store.close()
    })
  })

  test('that others could read is closed to them when it is opened', async () => {
    const path = join(freshFolder(), 'sayso.db')
    await (await openStore(`file:${path}`)).close()
    chmodSync(path, 0o644)
    const store = await openStore(`file:${path}`)
    expect([path, `${path}-wal`].map(modeOf)).toEqual(['600', '600'])
    await store.close()
  })

  test('a copy is never written over something, and a failed one leaves nothing', async () => {
    const folder = freshFolder()
    const copy = join(folder, 'copy.db')
    writeFileSync(
      join(folder, 'sayso.db'),
      'this is no database, but it is long enough to look at'.repeat(100),
    )
    await expect(backupStore(`file:${join(folder, 'sayso.db')}`, copy)).rejects.toThrow()
    expect(() => statSync(copy)).toThrow()
  })
})
