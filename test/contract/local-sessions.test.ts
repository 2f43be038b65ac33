/** Who was let in by the link in the terminal: kept by a hash, known to every process, and gone when put out. */
import { expect, test } from 'vitest'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`
const session = (id: string, day: number) => ({
  id,
  device: 'Firefox',
  created_at: at(day),
  last_used_at: at(day),
})

test('each is found by its hash, and its use is noted to the day', async () => {
  await store.addSession('ann', session('one', 1), 'hash 1', at(1))
  await store.addSession('ann', session('two', 2), 'hash 2', at(1))
  expect(await store.useSession('ann', 'hash 1', at(3), at(1))).toMatchObject({
    id: 'one',
    device: 'Firefox',
  })
  expect((await store.sessions('ann', at(1))).map(({ id, last_used_at }) => [id, last_used_at])).toEqual([
    ['one', at(3)],
    ['two', at(2)],
  ])
  expect(await store.useSession('ann', 'hash 9', at(3), at(1))).toBeNull()
  expect(await store.useSession('bob', 'hash 1', at(3), at(1))).toBeNull()
})

test('one that was not used for long is not known, and makes room for the next', async () => {
  await store.addSession('cleo', session('old', 1), 'hash 1', at(1))
  expect(await store.useSession('cleo', 'hash 1', at(9), at(2))).toBeNull()
  expect(await store.sessions('cleo', at(2))).toEqual([])
  await store.addSession('cleo', session('new', 9), 'hash 2', at(2))
  expect((await store.sessions('cleo', at(1))).map(({ id }) => id)).toEqual(['new'])
})

test('who is put out is out, alone or with all of theirs, and when they are forgotten', async () => {
  for (const id of ['one', 'two', 'three']) await store.addSession('dan', session(id, 1), id, at(1))
  await store.addSession('eve', session('one', 1), 'one', at(1))
  expect(await store.endSession('dan', 'one')).toBe(true)
  expect(await store.endSession('dan', 'one')).toBe(false)
  expect((await store.sessions('dan', at(1))).map(({ id }) => id).sort()).toEqual(['three', 'two'])
  await store.endSessions('dan')
  expect(await store.sessions('dan', at(1))).toEqual([])
  await store.erase('eve', at(1))
  expect(await store.sessions('eve', at(1))).toEqual([])
})
