/** A real PgBouncer that shares connections by transaction; skipped, and said so, where none is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { freePort, who } from '../support/postgres-node.ts'
import { add } from '../support/store-fixtures.ts'
import { engine, freshDatabase, freshFolder } from '../support/stores.ts'

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)
const isTried = engine === 'postgres' && PGBOUNCER !== undefined
if (engine === 'postgres' && !isTried) console.log('PgBouncer is not installed: it is not tried')

/** With fewer connections than are used at once. */
async function inFrontOf(database: string, mode: 'transaction' | 'session'): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database)
  const name = pathname.slice(1)
  const own = await freePort()
  const folder = freshFolder()
  const file = join(folder, 'pgbouncer.ini')
  chmodSync(folder, 0o755)
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 3}
unix_socket_dir =
`,
  )
  const child = spawn(PGBOUNCER ?? '', [file], { ...who, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  })
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error('PgBouncer ended')))
    child.stderr.on('data', (text) => String(text).includes('process up') && resolve())
  })
  return `postgres://${username}:${password}@127.0.0.1:${own}/${name}`
}

describe.runIf(isTried)('PgBouncer', () => {
  test('by transaction, it is refused with the setting that helps', async () => {
    const pooled = await inFrontOf(await freshDatabase(), 'transaction')
    await expect(openStore(pooled)).rejects.toThrow('Set SAYSO_LISTEN_URL to PostgreSQL’s own address')
  })

  test('by transaction, with its own address beside it, everything is kept and heard', async () => {
    const database = await freshDatabase()
    const store = await openStore(await inFrontOf(database, 'transaction'), { listen_url: database })
    const heard = new Set<string | null>()
    const stop = store.watch((user_id) => heard.add(user_id))
    await expect.poll(() => [...heard]).toEqual([null])
    const users = Array.from({ length: 8 }, () => randomUUID())
    // more often than it takes for a statement to be given a name
    for (let round = 0; round < 6; round++)
      await Promise.all(users.map((user) => add(store, user, `milk ${round}`)))
    const now = { epoch_ms: 0, timezone: 'UTC' }
    for (const user of users) expect((await store.reader(user).page({ limit: 100, now })).total).toBe(6)
    await expect.poll(() => heard.size).toBe(users.length + 1)
    stop()
    await store.close()
  })

  test('by session, there is nothing to set', async () => {
    const store = await openStore(await inFrontOf(await freshDatabase(), 'session'))
    const user = randomUUID()
    for (let round = 0; round < 6; round++) await add(store, user, `milk ${round}`)
    await store.close()
  })
})
