/** Turns that end at about the same time are written together, and each still stands or falls alone. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { AT, NOW, newId } from '../support/store-fixtures.ts'
import { engine } from '../support/stores.ts'
import { begun, isInOrder, say, type Talk, tasksOf, twoStores } from '../support/talks.ts'

const { url, here, there } = await twoStores()

test('turns of many end together, each with its own', async () => {
  const talks = await Promise.all(Array.from({ length: 20 }, () => begun(here)))
  for (const round of [1, 2, 3]) {
    await Promise.all(talks.map((talk, at) => say(here, talk, { title: `“${at}”\\ \n 'of' ${round} 🥛` })))
  }
  for (const [at, talk] of talks.entries()) {
    const rounds = [1, 2, 3].map((round) => [round, `“${at}”\\ \n 'of' ${round} 🥛`])
    expect(await tasksOf(here, talk.user_id)).toEqual(rounds)
    await isInOrder(there, talk, 4)
  }
})

test('each keeps in mind what it was shown', async () => {
  const talks = await Promise.all(Array.from({ length: 4 }, () => begun(here)))
  const listed = (at: number) => [{ id: newId(), number: at, title: `task ${at}`, version: 1 }]
  const lists = talks.map((_, at) => listed(at))
  await Promise.all(talks.map((talk, at) => say(here, talk, { end: { last_list: lists[at] ?? null } })))
  await Promise.all(talks.map((talk) => say(here, talk)))
  const claims = await Promise.all(talks.map((talk) => say(here, talk)))
  expect(claims.map(({ last_list }) => last_list)).toEqual(lists)
  const afterwards = await Promise.all(talks.map((talk) => say(there, talk)))
  expect(afterwards.map(({ last_list }) => last_list)).toEqual(lists)
})

test.runIf(engine === 'postgres')('here and there, nobody gets a number twice', async () => {
  const talks = await Promise.all(Array.from({ length: 6 }, () => begun(here)))
  const both = talks.flatMap((talk) => [say(here, talk), say(there, talk)])
  await Promise.all(both)
  await Promise.all(talks.map((talk) => say(here, talk)))
  for (const talk of talks) await isInOrder(there, talk, 4)
})

test('one that was mistaken takes nobody along', async () => {
  const talks = await Promise.all(Array.from({ length: 6 }, () => begun(here)))
  const [first, second] = talks as [Talk, Talk]
  await say(there, first)
  await there.deleteConversation(second.user_id, second.conversation_id, AT)
  const told = await Promise.allSettled(talks.map((talk) => say(here, talk)))
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')])
  await isInOrder(there, first, 3)
  for (const talk of talks.slice(2)) await isInOrder(there, talk, 2)
})

test.runIf(engine === 'postgres')('nor does one whose words the server refuses', async () => {
  const talks = await Promise.all(Array.from({ length: 5 }, () => begun(here)))
  const told = await Promise.allSettled(
    talks.map((talk, at) => say(here, talk, { title: at === 2 ? 'nul \u0000' : 'milk' })),
  )
  expect(told.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true])
  expect(await tasksOf(here, (talks[2] as Talk).user_id)).toEqual([])
  for (const talk of talks.filter((_, at) => at !== 2)) await isInOrder(there, talk, 2)
})

test.runIf(engine === 'postgres')('nobody waits for one whose row somebody holds', async () => {
  const talks = await Promise.all(Array.from({ length: 5 }, () => begun(here)))
  const held = talks[2] as Talk
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select * from users where id = $1 for update', [held.user_id])
  const all = talks.map((talk) => say(here, talk))
  await Promise.all(all.filter((_, at) => at !== 2))
  expect(await tasksOf(here, held.user_id)).toEqual([])
  await client.query('commit')
  await client.end()
  await all[2]
  for (const talk of talks) await isInOrder(there, talk, 2)
})

test.runIf(engine === 'postgres')('a question asked when all is over takes no connection', async () => {
  const store = await openStore(url, { max_connections: 1 })
  let late: () => Promise<unknown> = async () => undefined
  const user = await begun(store)
  await store.together(async (steps) => {
    late = () => steps.reader(user.user_id).page({ limit: 1, now: NOW })
  })
  await expect(late()).rejects.toThrow()
  expect(await tasksOf(store, user.user_id)).toEqual([])
  await store.close()
})
