/** What cannot be opened says so in one sentence that tells what to do. Both engines, whatever this run is about. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { StoreUnavailable } from '../../src/store/unavailable.ts'
import { add, NOW } from '../support/store-fixtures.ts'
import { engine, freshFolder } from '../support/stores.ts'

const isRoot = process.getuid?.() === 0

async function complaint(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => new Error('it opened'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreUnavailable)
  return error instanceof Error ? error.message : ''
}

test('an address of no known kind', async () => {
  expect(await complaint(openStore('mysql://localhost/x'))).toMatch(/has to start with file: or postgres/u)
  expect(await complaint(openStore('postgres://[/x'))).toMatch(/not a valid address/u)
})

test.runIf(engine === 'sqlite')('a file that is no database', async () => {
  const file = join(freshFolder(), 'letter.db')
  writeFileSync(file, 'Dear database, '.repeat(1000))
  expect(await complaint(openStore(`file:${file}`))).toMatch(/letter\.db is not a readable SQLite database/u)
})

test.runIf(engine === 'sqlite')('a folder that is a file', async () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  expect(await complaint(openStore(`file:${file}/sayso.db`))).toMatch(/cannot be opened/u)
})

test.runIf(engine === 'sqlite' && !isRoot)('a folder that may not be written', async () => {
  const folder = join(freshFolder(), 'locked')
  mkdirSync(folder, { mode: 0o500 })
  expect(await complaint(openStore(`file:${folder}/sayso.db`))).toMatch(/cannot be (?:opened|written)/u)
  expect(await complaint(openStore(`file:${folder}/deeper/sayso.db`))).toMatch(/cannot be written/u)
  chmodSync(folder, 0o700)
})

test.runIf(engine === 'sqlite')('a full disk, at start and later: nothing half-written', async () => {
  const url = `file:${join(freshFolder(), 'sayso.db')}`
  expect(await complaint(openStore(url, { max_pages: 4 }))).toMatch(/is full\. Free some space/u)
  await (await openStore(url)).close()
  const store = await openStore(url, { max_pages: 100 })
  let added = 0
  const fill = async () => {
    for (;;) {
      await add(store, 'ann', `milk ${added}`, { description: 'x'.repeat(4000) })
      added += 1
    }
  }
  await expect(fill()).rejects.toMatchObject({ code: 'DATABASE_ERROR', cause: { errcode: 13 } })
  const { tasks, total } = await store.reader('ann').page({ limit: 100, now: NOW })
  expect(total).toBe(added)
  expect(tasks.at(-1)?.number).toBe(added)
  await store.close()
})

test.runIf(engine === 'postgres')('a server that does not answer is waited for, then given up', async () => {
  const said: string[] = []
  const url = `postgres://me:secret@127.0.0.1:${await unusedPort()}/sayso`
  const message = await complaint(openStore(url, { wait_ms: 600, onWait: (text) => said.push(text) }))
  expect(message).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/sayso does not answer\. Start it/u)
  expect(said).toHaveLength(1)
  expect([...said, message].join()).not.toContain('secret')
})

test.runIf(engine === 'postgres')('a wrong password or database is said at once', async () => {
  const url = inject('postgresUrl')
  const wait_ms = 60_000
  expect(await complaint(openStore(url.replace('test@', 'wrong@'), { wait_ms }))).toMatch(/refuses the user/u)
  expect(await complaint(openStore(url.replace(/postgres$/u, 'nowhere'), { wait_ms }))).toMatch(
    /has no such database/u,
  )
})

function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
