/** Deleted tasks: found again for thirty days by number and by words, then cleared away a bounded number at a time. */
import { beforeAll, describe, expect, test } from 'vitest'
import { restorableSince } from '../../src/domain/restorable.ts'
import type { Task } from '../../src/domain/task.ts'
import {
  act,
  actorOf,
  add,
  ending,
  NOW,
  newTurn,
  nothingGathered,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const DAY = 86_400_000
/** Everything here is deleted in the first days; forty days on, nothing of it can be brought back. */
const LONG_AGO = restorableSince(NOW.epoch_ms + 40 * DAY)

function at(days: number): string {
  return new Date(NOW.epoch_ms + days * DAY).toISOString()
}
function momentAt(days: number) {
  return { ...NOW, epoch_ms: NOW.epoch_ms + days * DAY }
}
function remove(user: string, task: Task, days: number): Promise<Task> {
  return act(store, actorOf(user), (tasks) => tasks.change(task, { deleted: true }, at(days)))
}

describe('a deleted task', () => {
  test('can be brought back for thirty days, to the millisecond', async () => {
    await remove('ann', await add(store, 'ann', 'milk'), 0)
    const reader = store.reader('ann')
    const last = NOW.epoch_ms + 30 * DAY - 1
    expect(await reader.findDeleted('1', last)).toMatchObject({ title: 'milk' })
    expect(await reader.findDeleted('1', last + 1)).toBeNull()
    expect((await reader.page({ deleted: true, limit: 9, now: { ...NOW, epoch_ms: last } })).total).toBe(1)
    expect((await reader.page({ deleted: true, limit: 9, now: momentAt(30) })).total).toBe(0)
  })

  test('is found by words, latest first, and only by its owner', async () => {
    const [milk, oat, bread] = [
      await add(store, 'ben', 'buy milk'),
      await add(store, 'ben', 'buy oat milk'),
      await add(store, 'ben', 'bake bread'),
    ]
    for (const [index, task] of [milk, oat, bread].entries()) await remove('ben', task, index)
    await add(store, 'ben', 'milk that is still there')
    const find = async (user: string, query?: string) => {
      const asked = { deleted: true as const, limit: 9, now: momentAt(5), ...(query ? { query } : {}) }
      const { tasks } = await store.reader(user).page(asked)
      return tasks.map(({ number }) => number)
    }
    expect(await find('ben')).toEqual([3, 2, 1])
    expect(await find('ben', 'mlik')).toEqual([1, 2])
    expect(await find('cat')).toEqual([])
  })
})

describe('purge', () => {
  beforeAll(async () => {
    await store.purge(LONG_AGO, 100)
  })

  test('takes the oldest first, a bounded number at a time, and never what was brought back', async () => {
    const tasks = [
      await add(store, 'dan', 'one'),
      await add(store, 'dan', 'two'),
      await add(store, 'dan', 'three'),
    ]
    const gone: Task[] = []
    for (const [index, task] of tasks.entries()) gone.push(await remove('dan', task, index))
    const kept = await act(store, actorOf('dan'), (on) =>
      on.change(gone[1] as Task, { deleted: false }, at(0)),
    )
    expect(await store.purge(LONG_AGO, 1)).toBe(1)
    expect(await store.reader('dan').findDeleted('1')).toBeNull()
    expect(await store.reader('dan').findDeleted('3')).not.toBeNull()
    expect(await store.purge(LONG_AGO, 10)).toBe(1)
    expect(await store.purge(LONG_AGO, 10)).toBe(0)
    expect(await store.reader('dan').find('2')).toEqual(kept)
    expect((await add(store, 'dan', 'four')).number).toBe(4)
  })

  test('leaves nothing of the task to undo, and everything of other tasks', async () => {
    const old = await add(store, 'eve', 'old')
    const young = await add(store, 'eve', 'young')
    await remove('eve', old, 0)
    expect(await store.purge(LONG_AGO, 10)).toBe(1)
    const left = await act(store, actorOf('eve'), (tasks) => tasks.undoable())
    expect(left.map((revision) => 'task_id' in revision && revision.task_id)).toEqual([young.id])
  })

  test('a message whose task is gone still acts at most once', async () => {
    const turn = newTurn('fay')
    const claim = await startTurn(store, turn)
    await store.finish(claim, nothingGathered, ending())
    await remove('fay', await add(store, 'fay', 'milk'), 0)
    await store.purge(LONG_AGO, 10)
    const again = await store.accept(turn, { owner: 'again', now_ms: 0, ttl_ms: 1 }, 10)
    expect(again.kind).toBe('known')
    const other = await store.accept(
      { ...turn, request_hash: 'other' },
      { owner: 'x', now_ms: 0, ttl_ms: 1 },
      10,
    )
    expect(other.kind).toBe('reused')
  })

  test('two who clear away at once take each task once', async () => {
    for (const user of ['gus', 'hal', 'ida']) await remove(user, await add(store, user, 'milk'), 0)
    const counts = await Promise.all([1, 2, 3].map(() => store.purge(LONG_AGO, 10)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  })
})
