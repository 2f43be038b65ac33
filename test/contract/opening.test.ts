/** Starting up: several processes at once, a newer schema, and a database that is not there yet. */
import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { StoreUnavailable } from '../../src/store/unavailable.ts'
import { actorOf, add, adding, changeBy, NOW } from '../support/store-fixtures.ts'
import { engine, freshDatabase, query, runSql } from '../support/stores.ts'

const script = fileURLToPath(new URL('../support/open-and-add.ts', import.meta.url))

function processOn(url: string, user: string, count: number): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, url, user, `${count}`])
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('close', (code) => resolve(code === 0 ? 'fine' : said))
  })
}

describe('several processes', () => {
  test('start at once on an empty database and number their tasks together', async () => {
    const url = await freshDatabase()
    const said = await Promise.all(Array.from({ length: 4 }, () => processOn(url, 'ann', 10)))
    expect(said).toEqual(Array(4).fill('fine'))
    const store = await openStore(url)
    const { tasks, total } = await store.reader('ann').page({ limit: 100, now: NOW })
    await store.close()
    expect(total).toBe(40)
    expect(tasks.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  }, 60_000)
})

describe('a database', () => {
  test('keeps everything when it is opened again', async () => {
    const url = await freshDatabase()
    const first = await openStore(url)
    const task = await add(first, 'ann', 'milk')
    await first.close()
    const second = await openStore(url)
    expect(await second.reader('ann').find('1')).toEqual(task)
    await second.ping()
    await second.close()
  })

  test('says how many of its connections are in use, where it has any', async () => {
    const store = await openStore(await freshDatabase(), { max_connections: 3 })
    await Promise.all(['milk', 'eggs', 'bread'].map((title, at) => add(store, `pool-${at}`, title)))
    if (engine === 'sqlite') expect(store.pool).toBeNull()
    else {
      expect(store.pool?.()).toMatchObject({ busy: 0, waiting: 0, most: 3 })
      const holding = Promise.withResolvers<void>()
      const held = store.connection.db.connection().execute(() => holding.promise)
      await expect.poll(() => store.pool?.().busy).toBe(1)
      holding.resolve()
      await held
      expect(store.pool?.().busy).toBe(0)
    }
    await store.close()
  })

  test('to which a newer program adds columns serves the older one on', async () => {
    const url = await freshDatabase()
    const store = await openStore(url)
    for (const title of ['milk', 'eggs', 'bread', 'salt']) await add(store, 'ann', title)
    for (const table of ['users', 'tasks']) await runSql(url, `alter table ${table} add column later text`)
    const { number } = await add(store, 'ann', 'tea')
    expect(await store.reader('ann').find(`${number}`)).toMatchObject({ title: 'tea' })
    await store.close()
  })

  test('that a newer program wrote is refused, and left as it is', async () => {
    const url = await freshDatabase()
    await (await openStore(url)).close()
    await runSql(url, "insert into kysely_migration values ('9999-from-the-future', '2030-01-01')")
    const refused = openStore(url)
    await expect(refused).rejects.toThrow(StoreUnavailable)
    await expect(refused).rejects.toThrow(/newer Sayso.*Update/u)
  })

  test.runIf(engine === 'postgres')(
    'that goes away in the middle is a DATABASE_ERROR, then used again',
    async () => {
      const url = await freshDatabase()
      const store = await openStore(url)
      const cut = store.change(changeBy(actorOf('ann')), async (tasks) => {
        await query(url, cutOthers)
        return adding('milk')(tasks)
      })
      await expect(cut).rejects.toMatchObject({
        code: 'DATABASE_ERROR',
        retry: true,
        cause: expect.any(Error),
      })
      expect((await add(store, 'ann', 'eggs')).number).toBe(1)
      await store.close()
    },
  )

  test.runIf(engine === 'sqlite')(
    'that another program holds too long is a DATABASE_ERROR',
    async () => {
      const url = await freshDatabase()
      const store = await openStore(url)
      const other = new DatabaseSync(url.slice('file:'.length))
      other.exec('begin immediate')
      const late = add(store, 'ann', 'milk')
      await expect(late).rejects.toMatchObject({ code: 'DATABASE_ERROR', cause: { errcode: 5 } })
      expect((await store.reader('ann').page({ limit: 1, now: NOW })).total).toBe(0)
      other.close()
      expect((await add(store, 'ann', 'eggs')).number).toBe(1)
      await store.close()
    },
    20_000,
  )
})

const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
