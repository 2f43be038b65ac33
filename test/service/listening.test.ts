/** The connection that listens for changes: it comes back when it breaks, and none is left behind by coming and going. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { add } from '../support/store-fixtures.ts'
import { engine, freshDatabase } from '../support/stores.ts'

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  test('broken, it comes back and says that anything may have been missed', async () => {
    const database = await freshDatabase()
    const [store, other] = [await openStore(database), await openStore(database)]
    const heard: (string | null)[] = []
    const stop = store.watch((user_id) => heard.push(user_id))
    await expect.poll(() => heard).toEqual([null])
    await ask(database, terminate)
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([null, null])
    const user = randomUUID()
    await add(other, user, 'milk')
    await expect.poll(() => heard).toEqual([null, null, user])
    stop()
    await Promise.all([store.close(), other.close()])
  })

  test('a hundred that come and go leave no connection behind', async () => {
    const database = await freshDatabase()
    const store = await openStore(database)
    for (let i = 0; i < 100; i++) store.watch(() => undefined)()
    const heard: (string | null)[] = []
    const stop = store.watch((user_id) => heard.push(user_id))
    await expect.poll(() => heard).toEqual([null])
    await expect.poll(() => ask(database, count), { timeout: 5000 }).toBe(1)
    stop()
    await expect.poll(() => ask(database, count), { timeout: 5000 }).toBe(0)
    await store.close()
  })

  test('what was changed last is told before the store is closed', async () => {
    const database = await freshDatabase()
    const [store, other] = [await openStore(database), await openStore(database)]
    const heard: (string | null)[] = []
    const stop = store.watch((user_id) => heard.push(user_id))
    await expect.poll(() => heard).toEqual([null])
    const users = [randomUUID(), randomUUID()]
    for (const user of users) await add(other, user, 'milk')
    await other.close()
    await expect.poll(() => heard).toEqual([null, ...users])
    stop()
    await store.close()
  })
})

const hearing =
  "from pg_stat_activity where application_name = 'sayso events' and datname = current_database()"
const count = `select cast(count(*) as int) as value ${hearing}`
const terminate = `select cast(count(pg_terminate_backend(pid)) as int) as value ${hearing}`

async function ask(database: string, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0].value
  } finally {
    await client.end()
  }
}

test('changes are heard by the store that made them and by another one', async () => {
  const database = await freshDatabase()
  const stores = [await openStore(database), await openStore(database)]
  const heard = stores.map(() => new Set<string | null>())
  const stops = stores.map((store, index) => store.watch((user_id) => heard[index]?.add(user_id)))
  const user = randomUUID()
  const [first] = stores
  if (first) await add(first, user, 'milk')
  await expect.poll(() => heard.every((some) => some.has(user) || some.has(null))).toBe(true)
  expect(heard[0]?.has(user) || engine === 'postgres').toBe(true)
  for (const stop of stops) stop()
  await Promise.all(stores.map((store) => store.close()))
})
