/** Steps in one transaction: all of them or none; and work that is committed together still stands or falls alone. */
import { describe, expect, test } from 'vitest'
import type { ToolResult } from '../../src/domain/decision.ts'
import { fieldsOf } from '../../src/domain/task-fields.ts'
import type { Steps } from '../../src/store/contract.ts'
import type { TaskWriter } from '../../src/store/contract-tasks.ts'
import { QuickClient } from '../../src/store/postgres/quick-client.ts'
import {
  act,
  actorOf,
  add,
  adding,
  changeBy,
  ending,
  lease,
  NOW,
  newId,
  newTurn,
  nothingGathered,
} from '../support/store-fixtures.ts'
import { engine, freshDatabase, freshStore } from '../support/stores.ts'

const store = await freshStore()
const titles = async (user: string) =>
  (await store.reader(user).page({ limit: 100, now: NOW })).tasks.map(({ title }) => title)

async function wholeTurn(steps: Steps, user: string) {
  const accepted = await steps.accept(newTurn(user), lease(newId()), 10)
  if (accepted.kind !== 'accepted' || accepted.claim === null) throw new Error('not started')
  await steps.change(changeBy(actorOf(user, 'chat'), { turn: accepted.turn.id }), adding('milk'))
  await steps.finish(accepted.claim, nothingGathered, ending())
  return accepted.turn.id
}

describe('steps together', () => {
  test('are all there afterwards', async () => {
    const id = await store.together((steps) => wholeTurn(steps, 'ann'))
    expect(await store.turn('ann', id)).toMatchObject({
      status: 'done',
      response: { response_text: 'Added.' },
    })
    expect(await titles('ann')).toEqual(['milk'])
  })

  test('see each other before anyone else does', async () => {
    const seen = await store.together(async (steps) => {
      await wholeTurn(steps, 'ben')
      return (await steps.reader('ben').page({ limit: 1, now: NOW })).total
    })
    expect(seen).toBe(1)
  })

  test('are none of them there when their owner gives up', async () => {
    let id = ''
    const work = async (steps: Steps) => {
      id = await wholeTurn(steps, 'cat')
      throw new Error('given up')
    }
    await expect(store.together(work)).rejects.toThrow('given up')
    expect(await store.turn('cat', id)).toBeNull()
    expect(await titles('cat')).toEqual([])
  })

  test('are none of them there when one failed, whatever its owner made of that', async () => {
    const broken = async () => {
      throw new Error('pulled the plug')
    }
    const work = async (steps: Steps) => {
      await wholeTurn(steps, 'dan')
      await steps.change(changeBy(actorOf('dan')), broken).catch(() => undefined)
      await steps.change(changeBy(actorOf('dan')), adding('eggs')).catch(() => undefined)
      return 'all is well'
    }
    await expect(store.together(work)).rejects.toThrow('pulled the plug')
    expect(await titles('dan')).toEqual([])
  })

  test('are none of them there when one was given up and another begun', async () => {
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>()
    const slow = async (tasks: TaskWriter) => {
      await later
      return await adding('late')(tasks)
    }
    const work = async (steps: Steps) => {
      const givenUp = steps.change(changeBy(actorOf('hal')), slow).catch(() => undefined)
      await steps.change(changeBy(actorOf('hal')), adding('milk')).catch(() => undefined)
      goOn()
      await givenUp
      return 'all is well'
    }
    await expect(store.together(work)).rejects.toThrow('before the last one had ended')
    expect(await titles('hal')).toEqual([])
  })

  test('one that says it did nothing is taken back alone, however far it got', async () => {
    const failing = async (tasks: TaskWriter): Promise<ToolResult> => {
      await adding('eggs')(tasks)
      const { tasks: seen } = await tasks.page({ limit: 10, now: NOW })
      expect(seen.map(({ title }) => title)).toEqual(['milk', 'eggs'])
      return { success: false, data: null, error: 'Not today.', error_code: 'CONFLICT' }
    }
    await store.together(async (steps) => {
      const turn = await wholeTurn(steps, 'flo')
      await steps.change(changeBy(actorOf('flo', 'chat'), { turn, sequence: 2 }), failing)
      await steps.change(changeBy(actorOf('flo', 'chat'), { turn, sequence: 3 }), adding('bread'))
    })
    const { tasks, total } = await store.reader('flo').page({ limit: 10, now: NOW })
    expect(tasks.map(({ number, title }) => [number, title])).toEqual([
      [1, 'milk'],
      [2, 'bread'],
    ])
    expect(total).toBe(2)
  })
})

test('of many at once, those that fail take nobody along', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, i) => {
      if (i % 4 !== 0) return await add(store, 'eve', `task ${i}`)
      return await act(store, actorOf('eve'), async (tasks) => {
        await tasks.add(newId(), fieldsOf({ title: 'gone' }), '')
        throw new Error('cut off')
      })
    }),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect((await titles('eve')).filter((title) => title === 'gone')).toEqual([])
  expect((await store.reader('eve').page({ limit: 1, now: NOW })).total).toBe(9)
})

test('who only reads and fails makes nobody begin again', async () => {
  let times = 0
  const adds = async (tasks: TaskWriter) => {
    times += 1
    return await adding('milk')(tasks)
  }
  const [, seen] = await Promise.allSettled([
    store.change(changeBy(actorOf('gil')), adds),
    store.reader('gil').page({ limit: 1, now: NOW, cursor: 'not a cursor' }),
  ])
  expect(seen.status).toBe('rejected')
  expect(times).toBe(1)
})

/** Asked often enough to be named on the way, before and behind what fails. */
test.runIf(engine === 'postgres')('when a question fails, nothing that was sent along counts', async () => {
  const client = new QuickClient({ connectionString: await freshDatabase() })
  await client.connect()
  const share = (of: number) => client.query('select 10 / $1::int as n, $2::text as t', [of, null])
  const before = () => client.query('select $1::text as before', ['x'])
  const behind = () => client.query('select $1::text as behind', ['y'])
  for (let time = 0; time < 5; time++) {
    const together = [client.query('begin', []), before(), share(0), behind(), client.query('commit', [])]
    const told = (await Promise.allSettled(together)).map((one) =>
      'reason' in one ? one.reason.code : 'fine',
    )
    expect(told).toEqual(Array(5).fill('22012'))
    await client.query('rollback')
    const [some, more, last] = await Promise.all([share(5), behind(), before()])
    expect([some.rows, more.rows, last.rows]).toEqual([
      [{ n: 2, t: null }],
      [{ behind: 'y' }],
      [{ before: 'x' }],
    ])
  }
  await client.query('create temporary table written (n int)')
  const [written] = await Promise.allSettled([client.query('insert into written values ($1)', [1]), share(0)])
  expect(written.status).toBe('rejected')
  expect((await client.query('select n from written')).rows).toEqual([])
  await client.end()
})

test.runIf(engine === 'postgres')('a question forgotten on the way is told anew', async () => {
  const client = new QuickClient({ connectionString: await freshDatabase() })
  await client.connect()
  const sent = () => new Promise((resolve) => process.nextTick(resolve))
  const named = () => client.query('select $1::text as named', ['x'])
  for (let time = 0; time < 2; time++) await named()
  const begun = [client.query('begin', []), named()]
  await sent()
  const failing = client.query('select 1 / $1::int as n', [0])
  await sent()
  const told = await Promise.allSettled([...begun, failing, named()])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  await client.query('rollback')
  expect((await named()).rows).toEqual([{ named: 'x' }])
  await client.end()
})
