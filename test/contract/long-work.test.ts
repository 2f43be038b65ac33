/** Long work stops nobody: it lets others have the event loop, and what looks at all of a long list is done elsewhere. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seed } from '../../bench/growth/seed.ts'
import { chat } from '../../src/agent/chat.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { TakesTooLong } from '../../src/store/contract.ts'
import type { TaskQuery } from '../../src/store/contract-tasks.ts'
import { backupStore, openStore } from '../../src/store/open.ts'
import { leftovers } from '../support/leftovers.ts'
import { actorOf, add, NOW } from '../support/store-fixtures.ts'
import { engine, freshDatabase, freshFolder } from '../support/stores.ts'

const MANY = 6000
const url = await freshDatabase()
await seed(url, ['guest', 'neighbour'], MANY)
const store = await openStore(url)
leftovers.push(() => store.close())

/** True once everything else that waited had its turn. */
function elsewhere(): () => boolean {
  let heard = false
  setImmediate(() => {
    heard = true
  })
  return () => heard
}

describe('the event loop', () => {
  test('is given to others by whoever reads on and on', async () => {
    const heard = elsewhere()
    let asked = 0
    for (; !heard() && asked < 200_000; asked++) await store.ping()
    expect(heard()).toBe(true)
  })

  test('is given to others by whoever writes on and on', async () => {
    const heard = elsewhere()
    for (let written = 0; !heard() && written < 2000; written++) await add(store, 'writer', `task ${written}`)
    expect(heard()).toBe(true)
  })
})

const questions: readonly [string, Partial<TaskQuery>, number][] = [
  ['newest', { order: 'newest' }, MANY],
  ['by title', { order: 'title' }, MANY],
  ['filtered', { priority: 'high' }, 0],
  ['undated', { due: 'none' }, MANY],
  ['a phrase', { query: 'call' }, MANY / 8],
  ['a slip in a phrase', { query: 'cleann' }, MANY / 8],
]

describe('a long list', () => {
  test.each(questions)('is looked at beside everything else: %s', async (_, asked, total) => {
    const heard = elsewhere()
    const ask = () => store.reader('guest').page({ limit: 5, now: NOW, ...asked })
    // A first answer may come before anything else has its turn.
    for (let again = 0; again < 10 && !heard(); again++) await ask()
    const page = await ask()
    expect(heard()).toBe(true)
    expect(page.total).toBe(total)
  })

  test('is asked by several at once, and each has an answer of their own', async () => {
    const users = ['guest', 'neighbour', 'nobody', 'guest']
    const pages = await Promise.all(
      users.map((user) => store.reader(user).page({ limit: 1, now: NOW, order: 'newest' })),
    )
    expect(pages.map(({ total }) => total)).toEqual([MANY, MANY, 0, MANY])
    expect(pages[0]?.tasks[0]?.number).toBe(MANY)
  })

  test('shows what was written a moment ago', async () => {
    const task = await add(store, 'neighbour', 'zzz the last of all')
    const page = await store.reader('neighbour').page({ limit: 1, now: NOW, order: 'newest' })
    expect(page.tasks).toMatchObject([{ id: task.id }])
  })

  test('is not looked at while a transaction keeps others waiting', async () => {
    const looking = store.together((steps) =>
      steps.reader('guest').page({ limit: 1, now: NOW, order: 'title' }),
    )
    await expect(looking).rejects.toBeInstanceOf(TakesTooLong)
    const reading = store.together((steps) => steps.reader('guest').page({ limit: 1, now: NOW }))
    expect((await reading).total).toBe(MANY)
  })

  test('is talked about as any other', async () => {
    const ports = await composeAgent({
      store,
      world: realWorld,
      policy: 'standard',
      timezone: 'Europe/Berlin',
    })
    for (const turn of ['first', 'second']) {
      const said = await chat({ message: 'show my tasks, newest first' }, actorOf('guest', 'chat'), ports)
      expect(said.response_text, turn).toContain(`#${MANY}`)
      expect(said.tool_invocations, turn).toMatchObject([{ tool_name: 'list_tasks', success: true }])
    }
  })
})

test.runIf(engine === 'sqlite')('a backup ends, however much is written meanwhile', async () => {
  const copy = join(freshFolder(), 'copy.db')
  let ended = false
  const copying = backupStore(url, copy).finally(() => {
    ended = true
  })
  for (let written = 0; !ended; written++) await add(store, 'writer', `meanwhile ${written}`)
  await copying
  const copied = await openStore(`file:${copy}`)
  leftovers.push(() => copied.close())
  expect((await copied.reader('guest').page({ limit: 1, now: NOW })).total).toBe(MANY)
})

describe('forgetting much', () => {
  test('lets others have the event loop, and nothing is left', async () => {
    const heard = elsewhere()
    await store.erase('neighbour', new Date().toISOString())
    expect(heard()).toBe(true)
    expect(await store.reader('neighbour').page({ limit: 1, now: NOW })).toMatchObject({
      total: 0,
      tasks: [],
    })
    expect(await store.events('neighbour', 0, 10)).toEqual([])
    expect((await store.reader('guest').page({ limit: 1, now: NOW })).total).toBe(MANY)
  })
})

test('of very many words that begin alike, those that begin most alike are compared', async () => {
  const words = Array.from({ length: 26 * 26 }, (_, at) => `${letter(at / 26)}${letter(at)}`)
  for (const first of ['za', 'zb', 'zc', 'zd']) {
    for (let from = 0; from < words.length; from += 60) {
      await add(
        store,
        'wordy',
        words
          .slice(from, from + 60)
          .map((word) => `${first}${word}keeper`)
          .join(' '),
      )
    }
  }
  const { tasks } = await store.reader('wordy').page({ limit: 5, now: NOW, query: 'zdmnkeepr' })
  expect(tasks[0]?.title).toContain('zdmnkeeper')
})

function letter(at: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'[Math.floor(at) % 26] ?? ''
}
